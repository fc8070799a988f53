import { describe, expect, it } from "vitest";
import { singularOf } from "../../../src/language/stem.ts";
import type { ActivityRows } from "../../../src/sport/met/activity-lexicon.ts";
import {
  ADULT_ACTIVITY_ROWS,
  CATEGORY_ACTIVITIES,
  OLDER_ADULT_ACTIVITY_ROWS,
  WHEELCHAIR_ACTIVITY_ROWS,
} from "../../../src/sport/met/activity-rows.data.ts";
import { MODIFIER_PHRASES } from "../../../src/sport/met/activity-words.data.ts";
import { CHINESE_ALIASES } from "../../../src/sport/met/aliases-chinese.data.ts";
import { ENGLISH_ALIASES } from "../../../src/sport/met/aliases-english.data.ts";
import { findMetActivity } from "../../../src/sport/met/met-catalogue.ts";
import type { MetEditionId } from "../../../src/sport/met/met-edition.ts";

const tables: readonly (readonly [MetEditionId, Readonly<Record<string, ActivityRows>>])[] = [
  ["adult-2024", ADULT_ACTIVITY_ROWS],
  ["older-adult-2024", OLDER_ADULT_ACTIVITY_ROWS],
  ["wheelchair-2024", WHEELCHAIR_ACTIVITY_ROWS],
];
const aliases = [...ENGLISH_ALIASES, ...CHINESE_ALIASES];

function codesOf(rows: ActivityRows): (string | null)[] {
  const measured = [...(rows.speedsMph ?? []), ...(rows.watts ?? [])];
  const stated = [rows.code, ...Object.values(rows.efforts ?? {})].filter(
    (code) => code !== undefined,
  );
  return [...stated, ...measured.map(([, , code]) => code)];
}

function isActivity(key: string): boolean {
  return tables.some(
    ([edition, rows]) => key in rows || findMetActivity(key, edition) !== undefined,
  );
}

describe("the activity lexicon", () => {
  it.each(tables)("names only rows of %s in the rows of that table", (edition, rows) => {
    const codes = Object.values(rows).flatMap(codesOf);
    expect(
      codes.filter((code) => code !== null && findMetActivity(code, edition) === undefined),
    ).toEqual([]);
  });

  it.each(tables)("keeps the speeds and powers of %s in ascending order", (_edition, rows) => {
    for (const { speedsMph, watts } of Object.values(rows)) {
      for (const list of [speedsMph ?? [], watts ?? []]) {
        const bounds = list.flatMap(([from, to]) => [Number(from), Number(to)]);
        expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
      }
    }
  });

  it("leads every alias, modifier and category to an activity that exists", () => {
    const modifiers = tables.flatMap(([, rows]) =>
      Object.values(rows).flatMap((row) => Object.entries(row.modifiers ?? {})),
    );
    const targets = [
      ...aliases.map(({ activity }) => activity),
      ...modifiers.map(([, key]) => key),
      ...Object.values(CATEGORY_ACTIVITIES),
    ];
    expect(targets.filter((key) => !isActivity(key))).toEqual([]);
    expect(modifiers.map(([word]) => word).filter((word) => !(word in MODIFIER_PHRASES))).toEqual(
      [],
    );
  });

  it("gives no phrase to two activities", () => {
    const owners = new Map<string, string>();
    const contested: string[] = [];
    for (const { activity, names = [], weak = [], alone = [] } of aliases) {
      for (const phrase of [...names, ...weak, ...alone]) {
        const compared = phrase.split(" ").map(singularOf).join(" ");
        expect(compared).not.toBe("");
        if ((owners.get(compared) ?? activity) !== activity)
          contested.push(`${compared}: ${owners.get(compared)}, ${activity}`);
        owners.set(compared, activity);
      }
    }
    expect(contested).toEqual([]);
  });
});
