import type { SafetyContext } from "@health-exercise/domain/safety";

/** What is told about a person in lists of texts. */
type ToldLists = Pick<SafetyContext, "conditions" | "symptoms" | "medications" | "injuries">;

/** How many characters there are to read in what is told about a person. */
export function charactersOf({ conditions, medications, injuries, symptoms }: ToldLists): number {
  const lists = [conditions, medications, injuries, symptoms];
  return sumOf(lists.flatMap((texts = []) => texts.map(({ length }) => length)));
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
