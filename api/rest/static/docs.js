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
  return make("table", {}, head, ...lines.map(cells));
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

function trial(api, path, method, operation) {
  const parameters = operation.parameters ?? [];
  const inputs = new Map(parameters.map((parameter) => [parameter, make("input", { placeholder: parameter.required ? "needed" : "" })]));
  const lines = parameters.map((parameter) => [
    make("code", { textContent: parameter.name }), parameter.in, inputs.get(parameter), parameter.description ?? "",
  ]);
  const schema = operation.requestBody?.content["application/json"].schema;
  const body = schema && make("textarea", { rows: 8, value: JSON.stringify(example(api, schema), null, 2), spellcheck: false });
  const output = make("pre", { hidden: true });
  const send = make("button", { textContent: "Send", onclick: () => tried(path, method.toUpperCase(), parameters, inputs, body, output) });
  return make("div", {}, ...(lines.length ? [rows(["parameter", "in", "value", ""], lines)] : []),
    ...(schema ? [make("p", {}, "Body: ", make("code", { textContent: typeName(schema) })), fields(api, schema), body] : []), send, output);
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
  const needs = operation.security.some((way) => Object.keys(way).length === 0) ? "A token is not needed." : "A token is needed"
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

async function main() {
  const api = await (await fetch("/openapi.json")).json();
  document.getElementById("version").textContent = api.info.version;
  document.getElementById("about").textContent = api.info.description.replaceAll("`", "");
  const [contents, operations] = [document.getElementById("contents"), document.getElementById("operations")];
  const all = Object.entries(api.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => [path, method, operation]));
  for (const tag of api.tags) {
    contents.append(make("strong", { textContent: tag.name }));
    operations.append(make("h2", { textContent: tag.name }), make("p", { className: "says", textContent: tag.description }));
    for (const [path, method, operation] of all.filter(([, , each]) => each.tags.includes(tag.name))) {
      contents.append(make("a", { href: `#${operation.operationId}`, textContent: operation.summary }));
      operations.append(shown(api, path, method, operation));
    }
  }
  const wanted = document.getElementById(location.hash.slice(1));
  if (wanted) { wanted.open = true; wanted.scrollIntoView(); }
}

window.addEventListener("hashchange", () => { const wanted = document.getElementById(location.hash.slice(1)); if (wanted) wanted.open = true; });
main();
