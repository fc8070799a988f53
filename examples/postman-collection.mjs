// Writes a collection for Postman, or for Bruno and Insomnia, which import it, from the document of a running service:
//   node examples/postman-collection.mjs [URL] > companion.postman_collection.json
const [url = "http://127.0.0.1:3000"] = process.argv.slice(2);
const METHODS = ["get", "post", "put", "patch", "delete"];

const answer = await fetch(`${url}/openapi.json`);
if (!answer.ok) throw new Error(`${url}/openapi.json answers ${answer.status}`);
const { info, paths, tags } = await answer.json();
const operations = Object.entries(paths).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method] !== undefined).map((method) => ({
    method,
    path,
    ...item[method],
  })),
);
const collection = {
  info: {
    name: info.title,
    description: info.description,
    schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
  },
  auth: { type: "bearer", bearer: [{ key: "token", value: "{{token}}", type: "string" }] },
  variable: [
    { key: "url", value: url },
    { key: "token", value: "" },
  ],
  item: tags.map(({ name, description }) => ({
    name,
    description,
    item: operations.filter((operation) => operation.tags.includes(name)).map(itemOf),
  })),
};
process.stdout.write(`${JSON.stringify(collection, null, 2)}\n`);

function itemOf({ method, path, summary, description, security, parameters = [], requestBody }) {
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const body = bodyOf(requestBody?.content ?? {});
  const parts = path.slice(1).replaceAll(/\{(\w+)\}/g, ":$1");
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      description: description ?? summary,
      ...(security?.length === 0 && { auth: { type: "noauth" } }),
      header: body?.mode === "raw" ? [{ key: "Content-Type", value: "application/json" }] : [],
      url: {
        raw: `{{url}}/${parts}`,
        host: ["{{url}}"],
        path: parts.split("/"),
        query: inQuery.map(({ name, description: what }) => ({
          key: name,
          value: "",
          description: what,
          disabled: true,
        })),
        variable: inPath.map(({ name }) => ({ key: name, value: "" })),
      },
      ...(body !== undefined && { body }),
    },
  };
}

function bodyOf(content) {
  const json = content["application/json"];
  if (json !== undefined) return { mode: "raw", raw: JSON.stringify(json.example ?? {}, null, 2) };
  if (content["multipart/form-data"] === undefined) return undefined;
  return { mode: "formdata", formdata: [{ key: "file", type: "file", src: [] }] };
}
