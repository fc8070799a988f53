import { jsonTextOf } from "./constant-json.ts";
import type { Route, StreamedBody } from "./define-route.ts";
import { entityTagOf, knownTag } from "./entity-tag.ts";
import type { ScopedResponse } from "./request-scope.ts";
import { INTERFACE_HEADERS } from "./security-headers.ts";
import { sendJsonSmall, sendJsonStream, sendJsonText, sendNothing } from "./send.ts";
import { sendKeptJson } from "./send-kept.ts";

/** Answers with what a handler gave; `isChecked`: that is held against its schema, for tests. */
export async function sendOutput(
  route: Route,
  response: ScopedResponse,
  output: unknown,
  isChecked: boolean,
): Promise<void> {
  const { status, schema, headers, entity } = route.response;
  if (isChecked && !route.isStreamed) schema.parse(output);
  if (headers !== undefined) {
    for (const [name, header] of Object.entries(headers)) {
      if (header.value !== undefined) {
        const { scope } = response.locals;
        const value = header.value(output);
        scope.setHeader(name, name === "Location" ? scope.prefix + value : value);
      }
    }
  }
  if (route.isStreamed) {
    await sendJsonStream(response, status, output as StreamedBody);
    return;
  }
  const text = jsonTextOf(output);
  const { caching } = response.locals.scope;
  if (caching !== undefined) {
    await sendKeptJson(response, text, caching, INTERFACE_HEADERS);
    return;
  }
  // A tag that clients give back by If-Match names the record however it is sent: what has one is sent as it is.
  if (entity !== undefined) {
    const tagged = entity(output);
    const tag = entityTagOf(tagged === output ? text : jsonTextOf(tagged));
    response.locals.scope.setHeader("ETag", tag);
    if (route.method === "get" && knownTag(response.req, [tag]) !== undefined) {
      sendNothing(response, 304);
      return;
    }
    sendJsonText(response, status, text);
    return;
  }
  await sendJsonSmall(response, status, text);
}
