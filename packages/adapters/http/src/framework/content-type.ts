import type { IncomingMessage } from "node:http";
import { HttpError } from "./http-error.ts";

export type BodyFormat = "json" | "form";

const FORMATS: ReadonlyMap<string, BodyFormat> = new Map([
  ["application/json", "json"],
  ["application/x-www-form-urlencoded", "form"],
]);

/**
 * The format of a body by its `Content-Type`. Vendor types such as `application/merge-patch+json` mean
 * more than their JSON says and are refused; so is every charset but UTF-8.
 * @throws HttpError `unsupported_media_type`.
 */
export function bodyFormatOf(
  request: IncomingMessage,
  accepted: readonly BodyFormat[],
): BodyFormat {
  const header = request.headers["content-type"] ?? "";
  if (header === "application/json") return "json";
  const [type = "", ...parameters] = header.split(";");
  const format = FORMATS.get(type.trim().toLowerCase());
  if (format === undefined || !accepted.includes(format) || !parameters.every(isUnderstood)) {
    const names = [...FORMATS].filter(([, each]) => accepted.includes(each)).map(([name]) => name);
    throw new HttpError("unsupported_media_type", `Send ${names.join(" or ")} in UTF-8.`);
  }
  return format;
}

function isUnderstood(parameter: string): boolean {
  const [name = "", value = ""] = parameter.split("=", 2);
  return name.trim().toLowerCase() !== "charset" || /^\s*"?utf-?8"?\s*$/i.test(value);
}
