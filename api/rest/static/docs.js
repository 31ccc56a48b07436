"use strict";

const make = (tag, attributes = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), attributes);
  node.append(...children);
  return node;
};

const named = (api, schema) => (schema?.$ref ? api.components.schemas[schema.$ref.split("/").pop()] : schema) ?? {};

function typeName(schema = {}) {
  if (schema.$ref) return schema.$ref.split("/").pop();
  if (schema.anyOf) return schema.anyOf.map(typeName).join(" or ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.type === "array") return `list of ${typeName(schema.items)}`;
  return schema.type ?? "anything";
}

/* An example that stops at shapes it is already inside of. */
function example(api, schema, inside = []) {
  const shape = named(api, schema);
  if (shape.default !== undefined && shape.default !== null) return shape.default;
  if (shape.examples) return shape.examples[0];
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) return example(api, shape.anyOf[0], inside);
  if (shape.type === "array") return inside.includes(typeName(schema.items)) ? [] : [example(api, shape.items, inside)];
  if (shape.type === "object") {
    const deeper = [...inside, typeName(schema)];
    const entries = Object.entries(shape.properties ?? {});
    return Object.fromEntries(entries.map(([key, value]) => [key, example(api, value, deeper)]));
  }
  return { string: "text", integer: 1, number: 1, boolean: true }[shape.type] ?? null;
}

function rows(heads, lines) {
  const head = make("tr", {}, ...heads.map((text) => make("th", { textContent: text })));
  const cells = (line) => make("tr", {}, ...line.map((cell) => make("td", {}, cell)));
  const box = make("div", { className: "scroll", role: "region", ariaLabel: "Table", tabIndex: 0 });
  box.append(make("table", {}, head, ...lines.map(cells)));
  return box;
}

function fields(api, schema) {
  const shape = named(api, schema);
  const needed = shape.required ?? [];
  return rows(["member", "type", ""], Object.entries(shape.properties ?? {}).map(([name, member]) => [
    make("code", { textContent: name + (needed.includes(name) ? " *" : "") }), typeName(member), member.description ?? "",
  ]));
}

async function tried(path, method, parameters, inputs, body, output) {
  let url = path;
  const query = new URLSearchParams();
  const headers = { Accept: "application/json" };
  const token = document.getElementById("token").value.trim();
  if (token) headers.Authorization = `Bearer ${token}`;
  for (const parameter of parameters) {
    const value = inputs.get(parameter).value;
    if (parameter.in === "path") url = url.replace(`{${parameter.name}}`, encodeURIComponent(value));
    else if (value && parameter.in === "query") query.set(parameter.name, value);
    else if (value) headers[parameter.name] = value;
  }
  if (body) headers["Content-Type"] = "application/json";
  const answer = await fetch(query.size ? `${url}?${query}` : url, { method, headers, body: body?.value || undefined });
  const text = await answer.text();
  const told = ["etag", "ratelimit", "retry-after"].filter((name) => answer.headers.get(name));
  output.hidden = false;
  output.textContent = [`${answer.status} ${answer.statusText}`, ...told.map((name) => `${name}: ${answer.headers.get(name)}`), "",
    pretty(text)].join("\n");
}

function pretty(text) {
  try { return JSON.stringify(JSON.parse(text), null, 2); } catch { return text; }
}

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/* What stands for a parameter that nobody has filled in: the example in its description, or its name in capitals. */
const placeholder = (parameter) => parameter.description?.match(/such as `([^`]+)`/)?.[1] ?? parameter.name.replaceAll(/\W/g, "_").toUpperCase();

/* The same request for a shell. The token stays out of it: `$TOKEN` names it. */
function curl(path, method, operation, inputs, body) {
  let url = path;
  const query = [];
  const lines = [];
  for (const [parameter, input] of inputs) {
    const value = input.value || (parameter.required ? placeholder(parameter) : "");
    if (parameter.in === "path") url = url.replace(`{${parameter.name}}`, encodeURIComponent(value));
    else if (value && parameter.in === "query") query.push(`${parameter.name}=${encodeURIComponent(value)}`);
    else if (value) lines.push(`-H ${quoted(`${parameter.name}: ${value}`)}`);
  }
  if (needsToken(operation)) lines.push('-H "Authorization: Bearer $TOKEN"');
  if (body?.value) lines.push("-H 'Content-Type: application/json'", `-d ${quoted(body.value)}`);
  const address = quoted(location.origin + url + (query.length ? `?${query.join("&")}` : ""));
  return [`curl ${method === "GET" ? "" : `-X ${method} `}${address}`, ...lines].join(" \\\n  ");
}

function curlExample(path, method, operation, inputs, body) {
  const text = make("pre", { className: "curl", tabIndex: 0, ariaLabel: "curl" });
  const renew = () => { text.textContent = curl(path, method, operation, inputs, body); };
  for (const input of [...inputs.values(), ...(body ? [body] : [])]) input.addEventListener("input", renew);
  renew();
  return text;
}

const needsToken = (operation) => !operation.security.some((way) => Object.keys(way).length === 0);

function trial(api, path, method, operation) {
  const parameters = operation.parameters ?? [];
  const inputs = new Map(parameters.map((parameter) => [parameter, make("input", { placeholder: parameter.required ? "needed" : "", ariaLabel: parameter.name })]));
  const lines = parameters.map((parameter) => [
    make("code", { textContent: parameter.name }), parameter.in, inputs.get(parameter), parameter.description ?? "",
  ]);
  const schema = operation.requestBody?.content["application/json"].schema;
  const body = schema && make("textarea", { rows: 8, value: JSON.stringify(example(api, schema), null, 2), spellcheck: false, ariaLabel: "Body" });
  const output = make("pre", { hidden: true, tabIndex: 0, ariaLabel: "Answer" });
  const send = make("button", { textContent: "Send", onclick: () => tried(path, method.toUpperCase(), parameters, inputs, body, output) });
  return make("div", {}, ...(lines.length ? [rows(["parameter", "in", "value", ""], lines)] : []),
    ...(schema ? [make("p", {}, "Body: ", make("code", { textContent: typeName(schema) })), fields(api, schema), body] : []),
    curlExample(path, method.toUpperCase(), operation, inputs, body), send, output);
}

function answers(api, operation) {
  return Object.entries(operation.responses).map(([status, response]) => {
    const schema = response.content?.["application/json"]?.schema;
    const kind = schema ? `: ${typeName(schema)}` : "";
    const shown = schema && make("details", {}, make("summary", { textContent: "members" }), fields(api, schema.items ?? schema));
    return [make("strong", { textContent: status }), make("span", {}, (response.description ?? "").replaceAll("`", "") + kind, ...(shown ? [shown] : []))];
  });
}

function opened(api, path, method, operation) {
  const needs = !needsToken(operation) ? "A token is not needed." : "A token is needed"
    + (operation.security[0].token.length ? ` with the scope ${operation.security[0].token.join(", ")}.` : ".");
  return make("div", { className: "inside" }, make("p", { textContent: [operation.description, needs].filter(Boolean).join(" ") }),
    trial(api, path, method, operation), make("h4", { textContent: "Answers" }), rows(["status", ""], answers(api, operation)));
}

function shown(api, path, method, operation) {
  const summary = make("summary", {}, make("span", { className: `method ${method}`, textContent: method.toUpperCase() }),
    make("span", { className: "path", textContent: path }), make("span", { className: "says", textContent: operation.summary }));
  const details = make("details", { className: "operation", id: operation.operationId }, summary);
  details.addEventListener("toggle", () => {
    if (details.open && !details.querySelector(".inside")) details.append(opened(api, path, method, operation));
  });
  return details;
}

/* Everything that somebody may look for an operation by. */
const searchable = (path, method, operation) => [method, path, operation.operationId, operation.summary, operation.description ?? "",
  ...operation.tags, ...(operation.parameters ?? []).flatMap(({ name, description }) => [name, description ?? ""])].join(" ").toLowerCase();

/* Shows the operations that hold every word, and no heading without one. */
function search(groups, wanted) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { heads, entries } of groups) {
    let some = false;
    for (const { text, nodes } of entries) {
      const fits = words.every((word) => text.includes(word));
      for (const node of nodes) node.hidden = !fits;
      some ||= fits;
      count += fits;
    }
    for (const head of heads) head.hidden = !some;
  }
  const message = count === 0 ? "No operation has all these words." : `${count} ${count === 1 ? "operation" : "operations"}`;
  document.getElementById("matches").textContent = words.length ? message : "";
}

function entry(api, [path, method, operation], contents, operations) {
  const nodes = [make("a", { href: `#${operation.operationId}`, textContent: operation.summary }), shown(api, path, method, operation)];
  contents.append(nodes[0]);
  operations.append(nodes[1]);
  return { text: searchable(path, method, operation), nodes };
}

function group(api, tag, all) {
  const [contents, operations] = [document.getElementById("contents"), document.getElementById("operations")];
  const heads = [make("strong", { textContent: tag.name }), make("h2", { textContent: tag.name }), make("p", { className: "says", textContent: tag.description })];
  contents.append(heads[0]);
  operations.append(heads[1], heads[2]);
  return { heads, entries: all.filter(([, , each]) => each.tags.includes(tag.name)).map((each) => entry(api, each, contents, operations)) };
}

function openWanted() {
  const wanted = document.getElementById(location.hash.slice(1));
  if (wanted?.matches("details")) { wanted.hidden = false; wanted.open = true; wanted.scrollIntoView(); }
}

async function main() {
  const api = await (await fetch("/openapi.json")).json();
  document.getElementById("version").textContent = api.info.version;
  document.getElementById("about").textContent = api.info.description.replaceAll("`", "");
  const all = Object.entries(api.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => [path, method, operation]));
  const groups = api.tags.map((tag) => group(api, tag, all));
  const field = document.getElementById("search");
  field.addEventListener("input", () => search(groups, field.value));
  search(groups, field.value);
  openWanted();
}

window.addEventListener("hashchange", openWanted);
main();
