import { readFileSync } from "node:fs";
import { matchActivity } from "../../src/sport/met/match-activity.ts";
import { MET_EDITIONS } from "../../src/sport/met/met-edition.ts";

/** An everyday name of an activity, with what is right for it. */
export type LabelledName = {
  readonly text: string;
  readonly lang: "en" | "zh-Hans" | "zh-Hant";
  /** Codes, of whatever table, and ids of categories; or `unknown` where it names no activity. */
  readonly right: readonly string[];
};

/** What the catalogue makes of a name. */
export type JudgedName = LabelledName & { readonly found: string; readonly isRight: boolean };

/** That by which the matcher is made, and two of people who have not seen the tables, the later one last. */
export const NAME_SETS = ["dev", "held-out", "held-out-2"] as const;

/** The names of one set. */
export function readLabelledNames(set: (typeof NAME_SETS)[number]): readonly LabelledName[] {
  const file = new URL(`../../data-names/${set}.jsonl`, import.meta.url);
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LabelledName);
}

/** Looks a name up in the adult table, as a session is when it is recorded. */
export function judgeName(name: LabelledName): JudgedName {
  const match = matchActivity({ sportName: name.text }, "adult-2024");
  if (match.kind === "unknown") {
    return { ...name, found: match.reason, isRight: name.right.includes("unknown") };
  }
  const { code, categoryId, met, name: description, edition } = match.activity;
  const { system } = MET_EDITIONS[edition];
  return {
    ...name,
    found: `${code} ${description} (${met} ${system})`,
    isRight: name.right.includes(code) || name.right.includes(categoryId),
  };
}

/** Which share of the names is right, in percent with one decimal. */
export function percentRight(names: readonly JudgedName[]): number {
  const right = names.filter(({ isRight }) => isRight).length;
  return Math.round((1000 * right) / names.length) / 10;
}
