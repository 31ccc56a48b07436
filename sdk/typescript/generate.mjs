// Writes typed documents from *.graphql files: `node generate.mjs FOLDER[,FOLDER] OUT.ts MODULE ... [--check]`.
// MODULE is where the written file imports `TypedDocument` from.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { codegen } from "@graphql-codegen/core";
import * as operationTypes from "@graphql-codegen/typescript-operations";
import { buildSchema, Kind, parse, print, stripIgnoredCharacters, visit } from "graphql";

const SCHEMA = join(dirname(fileURLToPath(import.meta.url)), "../../schema.graphql");
const SCALARS = { JSON: "unknown", Moment: "number", Milliseconds: "number", ID: "string" };
const CONFIG = {
  scalars: SCALARS,
  strictScalars: true,
  useTypeImports: true,
  enumType: "string-literal",
  skipTypeNameForRoot: true,
  skipTypename: true,
  immutableTypes: true,
  inlineFragmentTypes: "combine",
};

function graphqlFiles(folders) {
  return folders.split(",").flatMap((folder) => {
    const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".graphql"));
    return names.sort().map((name) => ({ location: name, document: parse(readFileSync(join(folder, name), "utf8")) }));
  });
}

/** Adds `__typename` to what is a union or an interface, as its type says. */
function withTypeNames(node) {
  return visit(node, {
    SelectionSet(set, _key, parent) {
      const isAsked = set.selections.some((selection) => selection.kind === Kind.INLINE_FRAGMENT);
      if (!isAsked || parent.kind === Kind.OPERATION_DEFINITION) return undefined;
      const name = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };
      return { ...set, selections: [name, ...set.selections] };
    },
  });
}

function fragmentNames(node, fragments, found = new Set()) {
  visit(node, {
    FragmentSpread({ name }) {
      if (found.has(name.value)) return;
      found.add(name.value);
      fragmentNames(fragments.get(name.value), fragments, found);
    },
  });
  return found;
}

const text = (node) => stripIgnoredCharacters(print(node));

function fragmentLine(fragment) {
  return `const ${fragment.name.value}Text = ${JSON.stringify(text(fragment))};`;
}

function documentLine(operation, fragments) {
  const name = operation.name.value;
  const type = `${name}${operation.operation[0].toUpperCase()}${operation.operation.slice(1)}`;
  const used = [...fragmentNames(operation, fragments)].map((fragment) => ` + ${fragment}Text`).join("");
  return `export const ${name} = (${JSON.stringify(text(operation))}${used}) as TypedDocument<${type}, ${type}Variables>;`;
}

async function types(documents) {
  const schema = parse(readFileSync(SCHEMA, "utf8"));
  return codegen({
    filename: "generated.ts",
    schema,
    schemaAst: buildSchema(readFileSync(SCHEMA, "utf8")),
    documents,
    config: CONFIG,
    pluginMap: { operationTypes },
    plugins: [{ operationTypes: {} }],
  });
}

async function generated(folders, module) {
  const files = graphqlFiles(folders).map((file) => ({ ...file, document: withTypeNames(file.document) }));
  const definitions = files.flatMap((file) => file.document.definitions);
  const fragments = new Map(definitions.filter((d) => d.kind === Kind.FRAGMENT_DEFINITION).map((d) => [d.name.value, d]));
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return [
    "// Made from schema.graphql by `npm run generate`; `npm run check` compares it.",
    `import type { TypedDocument } from "${module}";`,
    await types(files),
    ...[...fragments.values()].map(fragmentLine),
    ...operations.map((operation) => documentLine(operation, fragments)),
    "",
  ].join("\n");
}

const isCheck = process.argv.includes("--check");
const wanted = process.argv.slice(2).filter((word) => word !== "--check");
for (let at = 0; at < wanted.length; at += 3) {
  const [folders, out, module] = wanted.slice(at, at + 3);
  const content = await generated(folders, module);
  if (!isCheck) writeFileSync(out, content);
  else if (readFileSync(out, "utf8") !== content) {
    console.error(`${out} is stale: run \`npm run generate\` in its package`);
    process.exitCode = 1;
  }
}
