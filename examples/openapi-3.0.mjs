// Writes the document of a running service, which is OpenAPI 3.1, as 3.0 for generators that know no other:
//   node examples/openapi-3.0.mjs [URL] > openapi-3.0.json
const [url = "http://127.0.0.1:3000"] = process.argv.slice(2);

const answer = await fetch(`${url}/openapi.json`);
if (!answer.ok) throw new Error(`${url}/openapi.json answers ${answer.status}`);
// What the service tells other systems has no place in 3.0, nor has the dialect of the schemas.
const { webhooks: _webhooks, jsonSchemaDialect: _dialect, ...document } = await answer.json();
document.info.license = { name: document.info.license.name };
process.stdout.write(`${JSON.stringify(older({ ...document, openapi: "3.0.3" }))}\n`);

function older(value) {
  if (Array.isArray(value)) return value.map(older);
  if (typeof value !== "object" || value === null) return value;
  const inner = Object.entries(value)
    // An example may look like a schema, and is none.
    .map(([key, each]) => [key, key.startsWith("example") ? each : older(each)]);
  return olderSchema(Object.fromEntries(inner));
}

/** What 3.1 takes from JSON Schema, in the words of 3.0; other parts of the document have none of it. */
function olderSchema({ type, const: only, anyOf, examples, ...rest }) {
  const { propertyNames: _names, contentMediaType, ...said } = rest;
  if (contentMediaType !== undefined && said.format === undefined) said.format = "binary";
  if (Array.isArray(examples)) said.example = examples[0];
  else if (examples !== undefined) said.examples = examples;
  // Of a constant that is no text generators make what does not compile.
  if (typeof only === "string") said.enum = [only];
  for (const [bound, exclusive] of [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
  ]) {
    if (typeof said[exclusive] === "number")
      Object.assign(said, { [bound]: said[exclusive], [exclusive]: true });
  }
  if (Array.isArray(type)) {
    said.type = type.find((each) => each !== "null");
    said.nullable = true;
    if (said.enum !== undefined) said.enum = said.enum.filter((each) => each !== null);
  } else if (type !== undefined) said.type = type;
  if (!Array.isArray(anyOf)) return said;
  const forms = anyOf.filter((form) => form.type !== "null");
  const nullable = forms.length < anyOf.length ? { nullable: true } : {};
  // What may be sent in a short form and in a full one is sent in the full one: an array or an object.
  const full = forms.find(({ type: each }) => each !== "string") ?? forms[0];
  if (full.$ref === undefined) return { ...said, ...full, ...nullable };
  return { ...said, ...nullable, allOf: [full] };
}
