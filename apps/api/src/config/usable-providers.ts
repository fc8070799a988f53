import { type DescribedProvider, provider, providerName } from "./language-models.ts";
import type { UnusableProviders } from "./provider-fields.ts";

/** The providers of `LLM_PROVIDERS` that can be looked at further, and the names of the others. */
type UsableProviders = {
  readonly usable: Readonly<Record<string, DescribedProvider>>;
  readonly unusable: UnusableProviders;
};

/** What of a list that is refused is well described all the same: what else is wrong is told at once. */
export function usableProviders(text: string): UsableProviders {
  const list = parsed(text);
  if (list === undefined) return { usable: {}, unusable: "any" };
  const usable: Record<string, DescribedProvider> = {};
  for (const [name, described] of Object.entries(list)) {
    const read = provider.safeParse(described);
    if (read.success && providerName.safeParse(name).success) usable[name] = read.data;
  }
  const unusable = Object.keys(list).filter((name) => !Object.hasOwn(usable, name));
  return { usable, unusable };
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isList = typeof value === "object" && value !== null && !Array.isArray(value);
    return isList ? value : undefined;
  } catch {
    return undefined;
  }
}
