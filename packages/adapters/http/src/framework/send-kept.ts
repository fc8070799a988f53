import { type CacheRule, cacheControlOf } from "./cache-rule.ts";
import { codingOf } from "./content-coding.ts";
import { knownTag } from "./entity-tag.ts";
import { type KeptAnswer, KeptAnswers } from "./kept-answer.ts";
import type { ScopedResponse } from "./request-scope.ts";
import { varyOf, writeHead } from "./write-head.ts";

type Sending = {
  readonly contentType: string;
  readonly caching: CacheRule;
  /** Beside those of caching and coding, names and values in turn. */
  readonly headers: readonly string[];
  /** Of what is compressed already, such as a picture. */
  readonly isCompressed?: boolean;
};

const JSON_TYPE = "application/json; charset=utf-8";

/** Answers with what many get: 304 to who has it, else in the coding that the client likes best. Parts are not offered. */
export async function sendKept(
  response: ScopedResponse,
  body: KeptAnswer | string,
  { contentType, caching, headers, isCompressed = false }: Sending,
): Promise<void> {
  const answer = typeof body === "string" ? keptIn(response).of(body) : body;
  const common = [...headers, "Cache-Control", cacheControlOf(caching)];
  if (!isCompressed) common.push("Vary", varyOf(response));
  // A cache that gives the answer to others would tell them how much this caller has left.
  const { scope } = response.locals;
  if (caching.keptBy === "everybody") scope.keepLimitsOut();
  const known = knownTag(response.req, answer.tags);
  if (known !== undefined) {
    writeHead(response, 304, [...common, "ETag", known]);
    response.end();
    return;
  }
  const coding = isCompressed ? undefined : codingOf(response, "kept", answer.bytes.length);
  const bytes = coding === undefined ? answer.bytes : await answer.coded(coding);
  writeHead(response, 200, [
    ...common,
    ...["ETag", answer.tag(coding)],
    ...["Content-Type", contentType],
    ...(coding === undefined ? [] : ["Content-Encoding", coding]),
    ...["Content-Length", String(bytes.length)],
  ]);
  response.end(bytes);
}

/** Answers with a JSON text that many get. */
export function sendKeptJson(
  response: ScopedResponse,
  text: string,
  caching: CacheRule,
  headers: readonly string[],
): Promise<void> {
  return sendKept(response, text, { contentType: JSON_TYPE, caching, headers });
}

function keptIn({ app }: ScopedResponse): KeptAnswers {
  app.locals["keptAnswers"] ??= new KeptAnswers();
  return app.locals["keptAnswers"];
}
