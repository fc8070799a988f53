import { HttpError } from "./http-error.ts";

const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/** The value of a JSON body. @throws HttpError `malformed_json`. */
export function parseJson(bytes: Buffer): unknown {
  let text: string;
  try {
    text = UTF_8.decode(bytes);
  } catch {
    throw new HttpError("malformed_json", "The body is not valid UTF-8.");
  }
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the body.
    throw new HttpError("malformed_json", "The body is not valid JSON.");
  }
}
