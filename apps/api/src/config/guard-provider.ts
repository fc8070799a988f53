import type { GuardSettings } from "@health-exercise/adapter-llm";
import { GUARD_KINDS } from "@health-exercise/adapter-llm/settings";
import type { ConfigProblem } from "./config-error.ts";
import { type DescribedProvider, providerSettings } from "./language-models.ts";
import type { KeySource, UnusableProviders } from "./provider-fields.ts";

/** The variables that are set, of those that say who reads messages and replies a second time. */
type GuardValues = {
  readonly GUARD_PROVIDER?: string | undefined;
  readonly LLM_PROVIDERS?: Readonly<Record<string, DescribedProvider>> | undefined;
};

/** A guard waits for nothing that takes longer than its own limit; this is for providers that name no other time. */
const TIMEOUT_MS = 30_000;

/** The guard, if one is named; what is wrong with it, or with others that could be one, goes to `problems`. */
export function chooseGuard(
  { GUARD_PROVIDER: name, LLM_PROVIDERS }: GuardValues,
  source: KeySource,
  problems: ConfigProblem[],
  unusable: UnusableProviders = [],
): GuardSettings | undefined {
  const described = Object.entries(LLM_PROVIDERS ?? {});
  for (const [each, { kind, guard }] of described)
    if (kind === "anthropic" && guard !== undefined && guard !== "chat")
      problems.push(onField(each, "guard: must be chat where kind is anthropic"));
  if (name === undefined) return undefined;
  const [, provider] = described.find(([each]) => each === name) ?? [];
  if (provider === undefined) {
    // What it would be is not known when it, or the list of providers, cannot be read.
    if (unusable === "any" || unusable.includes(name)) return undefined;
    const guards = described.flatMap(([each, { guard }]) => (guard === undefined ? [] : [each]));
    problems.push({ variable: "GUARD_PROVIDER", message: namesOf(guards) });
    return undefined;
  }
  const { guard: kind } = provider;
  if (kind === undefined) {
    const message = `guard: must be one of ${GUARD_KINDS.join(", ")}, as GUARD_PROVIDER names it`;
    problems.push(onField(name, message));
    return undefined;
  }
  // A chat model may answer messages too: what is wrong with its key is said there.
  const onProblem = (message: string) => kind === "chat" || problems.push(onField(name, message));
  return { kind, provider: providerSettings(provider, source, TIMEOUT_MS, onProblem) };
}

function onField(name: string, message: string): ConfigProblem {
  return { variable: "LLM_PROVIDERS", message: `${name}.${message}` };
}

function namesOf(guards: readonly string[]): string {
  return guards.length === 0
    ? `must name a provider of LLM_PROVIDERS that has "guard"`
    : `must be one of ${guards.join(", ")}`;
}
