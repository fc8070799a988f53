import { BUILTIN_PROVIDER } from "@health-exercise/adapter-llm/settings";
import { ReadOwnRecords, WarmUpChat } from "@health-exercise/application";
import { DomainError, type UserId } from "@health-exercise/domain/user";
import type { Container } from "inversify";
import { resolve } from "../composition/token.ts";
import { CLOCK, KNOWLEDGE_INDEX, LANGUAGE_MODELS } from "../composition/tokens.ts";

/** The id of no user. */
const NOBODY = "00000000-0000-7000-8000-000000000000" as UserId;

/** Makes what the first chat message would wait for, until `signal` says to stop. */
export async function warmUp(container: Container, signal: AbortSignal): Promise<void> {
  await resolve(container, KNOWLEDGE_INDEX).prepare();
  const builtin = resolve(container, LANGUAGE_MODELS).find(BUILTIN_PROVIDER);
  if (builtin === undefined) throw new Error("The service has no model of its own.");
  const now = resolve(container, CLOCK).now();
  await resolve(container, WarmUpChat).execute(builtin, now, () => signal.aborted);
  if (!signal.aborted) await openConnections(container, now);
}

/** A message reads a person's records on several connections at once; making them takes longer than all the rest. */
async function openConnections(container: Container, now: Date): Promise<void> {
  const records = resolve(container, ReadOwnRecords);
  try {
    await Promise.all([records.execute(NOBODY, null, now), records.totals(NOBODY, null, now)]);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "user_not_active") throw error;
  }
}
