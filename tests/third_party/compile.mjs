/** `node compile.mjs SCHEMA FOLDER`: writes the documents as Relay's compiler wants them, compiles, and gathers what it made. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { DOCUMENTS } from "./documents.mjs";

const [schema, folder] = process.argv.slice(2);
const source = join(folder, "src");
mkdirSync(source, { recursive: true });
copyFileSync(schema, join(folder, "schema.graphql"));
writeFileSync(join(source, "Stranger.js"), Object.values(DOCUMENTS).map((text) => `graphql\`${text}\`;\n`).join("\n"));
const settings = { src: "./src", schema: "./schema.graphql", language: "javascript", eagerEsModules: true };
writeFileSync(join(folder, "relay.config.json"), JSON.stringify(settings));
const compiler = createRequire(import.meta.url).resolve("relay-compiler/cli.js");
const done = spawnSync(process.execPath, [compiler, join(folder, "relay.config.json")], { cwd: folder, encoding: "utf8" });
if (done.status !== 0) throw new Error(done.stdout + done.stderr);
writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
const names = Object.keys(DOCUMENTS);
const imports = names.map((name) => `import ${name} from "./src/__generated__/${name}.graphql.js";`);
writeFileSync(join(folder, "compiled.js"), `${imports.join("\n")}\nexport default { ${names.join(", ")} };\n`);
