import { schemaCheck } from "./schema-check.ts";

type MediaTypes = Record<string, { schema: object }>;
type Operation = {
  security?: unknown[];
  responses: Record<string, { content?: MediaTypes; $ref?: string }>;
};

/** As much of an OpenAPI document as the tests read. */
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { responses?: Record<string, { content?: MediaTypes }>; schemas?: object };
};

type Check = (method: string, path: string, status: number, body: unknown) => void;

/** Throws unless an answer has a documented status and a body of the documented shape. */
export function responseCheck(document: ApiDocument): Check {
  const errorOf = schemaCheck(document.components);
  const paths = Object.entries(document.paths).map(([template, operations]) => ({
    pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    // A path without parameters goes before one with them.
    parameters: template.split("{").length,
    operations,
  }));
  paths.sort((left, right) => left.parameters - right.parameters);

  return (method, path, status, body) => {
    const [bare = ""] = path.split("?");
    const operation = paths.find((each) => each.pattern.test(bare))?.operations[
      method.toLowerCase()
    ];
    if (operation === undefined) return;
    const documented = operation.responses[status];
    if (documented === undefined) throw new Error(`${method} ${bare}: ${status} is not documented`);
    const response = documented.$ref
      ? document.components.responses?.[documented.$ref.split("/").at(-1) ?? ""]
      : documented;
    const [content] = Object.values(response?.content ?? {});
    if (content === undefined) return;
    const error = errorOf(content.schema, body);
    if (error !== undefined) throw new Error(`${method} ${bare} ${status}: ${error}`);
  };
}
