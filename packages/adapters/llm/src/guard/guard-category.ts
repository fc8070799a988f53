import {
  guardFinding,
  type RiskLevel,
  type SafetyFinding,
  type SafetyFlag,
  type SafetySource,
} from "@health-exercise/domain/safety";
import type { GuardedText } from "@health-exercise/ports-llm";

/** Reads a text; gives up when `signal` says so. @throws ProviderFailure, or what the SDK throws */
export type GuardReader = (
  text: GuardedText,
  signal: AbortSignal,
) => Promise<readonly SafetyFinding[]>;

/** What a category of a guard is here: how grave it is in a message and in a reply; null where it is no danger there. */
type GuardCategory = {
  readonly flag: SafetyFlag;
  readonly message: RiskLevel | null;
  readonly reply: RiskLevel | null;
};

/** The categories of a guard, and who published what they mean. */
export type GuardTaxonomy = {
  readonly name: string;
  readonly source: SafetySource;
  readonly categories: Readonly<Record<string, GuardCategory | null>>;
};

/** What the named categories of a taxonomy mean in a text of this kind; names that it does not know are left out. */
export function findingsOf(
  { name, source, categories }: GuardTaxonomy,
  named: readonly string[],
  kind: GuardedText["kind"],
): readonly SafetyFinding[] {
  return named.flatMap((each) => {
    const category = Object.hasOwn(categories, each) ? categories[each] : null;
    const level = category?.[kind];
    if (!category || !level) return [];
    return [guardFinding({ flag: category.flag, level, source, category: `${name}.${each}` })];
  });
}
