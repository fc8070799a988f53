import type { ActivityRows, Effort, MeasuredRow } from "./activity-lexicon.ts";
import type { ActivityMeasures } from "./activity-measures.ts";
import {
  ADULT_ACTIVITY_ROWS,
  OLDER_ADULT_ACTIVITY_ROWS,
  WHEELCHAIR_ACTIVITY_ROWS,
} from "./activity-rows.data.ts";
import type { MetActivity } from "./met-activity.ts";
import { findMetActivity } from "./met-catalogue.ts";
import type { MetEditionId } from "./met-edition.ts";

/** What is known about an activity besides its name. */
export interface ActivityQualifiers extends ActivityMeasures {
  readonly efforts: readonly Effort[];
  readonly modifiers: readonly string[];
}

interface Choice {
  readonly code: string;
  /** A stated speed, power or effort chose the row. */
  readonly stated: boolean;
}

const ROWS: Readonly<Record<MetEditionId, Readonly<Record<string, ActivityRows>>>> = {
  "adult-2024": ADULT_ACTIVITY_ROWS,
  "older-adult-2024": OLDER_ADULT_ACTIVITY_ROWS,
  "wheelchair-2024": WHEELCHAIR_ACTIVITY_ROWS,
};

/**
 * The tables searched for each edition, in this order: what the asked table does not have comes from the next one, and
 * the activity says which. Nothing stands in for the wheelchair table: walking rows say nothing about wheeling.
 */
const EDITION_ORDER: Readonly<Record<MetEditionId, readonly MetEditionId[]>> = {
  "adult-2024": ["adult-2024", "older-adult-2024", "wheelchair-2024"],
  "older-adult-2024": ["older-adult-2024", "adult-2024", "wheelchair-2024"],
  "wheelchair-2024": ["wheelchair-2024"],
};

const CODE = /^\d+$/;
/** How far a value may lie outside the first and last row of a table and still be read by it. */
const TOLERANCE = 0.1;
const MAX_MODIFIER_STEPS = 3;

/** The activity that the modifiers make of it ("bicycling" with "indoor" is stationary bicycling). */
export function applyModifiers(
  activity: string,
  modifiers: readonly string[],
  edition: MetEditionId,
): string {
  let current = activity;
  for (let step = 0; step < MAX_MODIFIER_STEPS; step += 1) {
    const following = modifierTarget(current, modifiers, edition);
    if (following === undefined || following === current) return current;
    current = following;
  }
  return current;
}

/** The row for an activity: by speed or power, else by effort, else the general one. */
export function chooseRow(
  activity: string,
  qualifiers: ActivityQualifiers,
  edition: MetEditionId,
): MetActivity | undefined {
  const choices = EDITION_ORDER[edition].flatMap((candidate) => {
    const choice = chooseCode(activity, qualifiers, candidate);
    const row = choice === undefined ? undefined : findMetActivity(choice.code, candidate);
    return row === undefined || choice === undefined ? [] : [{ row, stated: choice.stated }];
  });
  // A stated effort that only the adult table has a row for is worth more than the older-adult general row.
  const [first, second] = choices;
  const adultSaysMore =
    first?.stated === false && second?.stated === true && second.row.edition === "adult-2024";
  return (adultSaysMore ? second : first)?.row;
}

function modifierTarget(
  activity: string,
  modifiers: readonly string[],
  edition: MetEditionId,
): string | undefined {
  const targets = ROWS[edition][activity]?.modifiers ?? ADULT_ACTIVITY_ROWS[activity]?.modifiers;
  if (targets === undefined) return undefined;
  const modifier = Object.keys(targets).find((candidate) => modifiers.includes(candidate));
  return modifier === undefined ? undefined : targets[modifier];
}

function chooseCode(
  activity: string,
  qualifiers: ActivityQualifiers,
  edition: MetEditionId,
): Choice | undefined {
  const rows = rowsOf(activity, edition);
  if (rows === undefined) return undefined;
  const measured =
    measuredCode(rows.speedsMph, qualifiers.speedMph) ?? measuredCode(rows.watts, qualifiers.watts);
  if (measured !== undefined) return { code: measured, stated: true };
  for (const effort of qualifiers.efforts) {
    const code = rows.efforts?.[effort];
    if (code !== undefined) return { code, stated: true };
  }
  return rows.code === undefined ? undefined : { code: rows.code, stated: false };
}

/** An activity without an entry of its own is its code; the code itself says which table that is in. */
function rowsOf(activity: string, edition: MetEditionId): ActivityRows | undefined {
  const rows = ROWS[edition][activity];
  return rows ?? (CODE.test(activity) ? { code: activity } : undefined);
}

/** The row whose range holds the value, else the nearest; nothing for a value clearly outside the table. */
function measuredCode(
  rows: readonly MeasuredRow[] | undefined,
  value: number | undefined,
): string | undefined {
  const [first, last] = [rows?.[0], rows?.at(-1)];
  if (rows === undefined || value === undefined || first === undefined || last === undefined)
    return undefined;
  if (value < first[0] * (1 - TOLERANCE) || value > last[1] * (1 + TOLERANCE)) return undefined;
  let nearest = first;
  for (const row of rows) if (distance(row, value) < distance(nearest, value)) nearest = row;
  return nearest[2] ?? undefined;
}

function distance([from, to]: MeasuredRow, value: number): number {
  return Math.max(from - value, value - to, 0);
}
