import { z } from "zod";
import { failureOfStatus } from "../providers/failure-of-status.ts";
import { ProviderFailure } from "../providers/provider-failure.ts";
import { providerFetch, ResponseTooLargeError } from "../providers/provider-fetch.ts";
import type { ProviderSettings } from "../providers/provider-settings.ts";
import { findingsOf, type GuardReader } from "./guard-category.ts";
import { MODERATION } from "./moderation-categories.data.ts";

const answer = z.object({
  results: z.array(z.object({ categories: z.record(z.string(), z.boolean().nullable()) })).min(1),
});

/** A guard that speaks the moderation protocol of OpenAI. A reply is read by itself: the protocol has no turns. */
export function moderationReader({ baseUrl, apiKey, model }: ProviderSettings): GuardReader {
  const ask = providerFetch(apiKey !== undefined);
  const url = `${baseUrl.endsWith("/") ? baseUrl.slice(0, -1) : baseUrl}/moderations`;
  return async (text, signal) => {
    const input = text.kind === "message" ? text.message : text.reply;
    const headers = { "content-type": "application/json", authorization: `Bearer ${apiKey ?? ""}` };
    const body = JSON.stringify({ model, input });
    const named = flaggedIn(await sent(ask(url, { method: "POST", headers, body, signal })));
    return findingsOf(MODERATION, named, text.kind);
  };
}

/** The body of an answer. @throws ProviderFailure, with no cause that could quote what was sent. */
async function sent(asking: Promise<Response>): Promise<unknown> {
  try {
    const response = await asking;
    if (response.ok) return await response.json();
    await response.body?.cancel();
    throw failureOfStatus(response.status, response.headers.get("retry-after") ?? undefined);
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    if (error instanceof ResponseTooLargeError) throw new ProviderFailure("too_large");
    throw new ProviderFailure(error instanceof SyntaxError ? "malformed" : "connection");
  }
}

/** The categories that hold; an answer of which we know no category is of another protocol. */
function flaggedIn(body: unknown): readonly string[] {
  const { success, data } = answer.safeParse(body);
  const all = success ? data.results.flatMap(({ categories }) => Object.entries(categories)) : [];
  if (!all.some(([name]) => Object.hasOwn(MODERATION.categories, name)))
    throw new ProviderFailure("malformed");
  return [...new Set(all.filter(([, holds]) => holds === true).map(([name]) => name))];
}
