import { LARGEST_PACKED, packWeights } from "../../src/safety/learned/packed-weights.ts";
import type { PackedRows, WeightRow } from "../../src/safety/learned/weight-row.ts";

/** Rows of equal length, in whole steps and packed together; weights of fewer steps than `leastSteps` are left out. */
export function packRows<Name extends string>(
  rows: readonly (readonly [Name, WeightRow<Float64Array>])[],
  leastSteps = 1,
): PackedRows<Name> {
  return packed(rows.map(([name, row]) => [name, inSteps(row, leastSteps)] as const));
}

/** The same, but a weight stays where any row has one of `leastSteps` in its place: it takes no more room there. */
export function packRowsByPlace<Name extends string>(
  rows: readonly (readonly [Name, WeightRow<Float64Array>])[],
  leastSteps: number,
): PackedRows<Name> {
  const whole = rows.map(([name, row]) => [name, inSteps(row, 1)] as const);
  const length = whole[0]?.[1].weights.length ?? 0;
  for (let place = 0; place < length; place += 1) {
    const tells = whole.some(([, { weights }]) => Math.abs(weights[place] ?? 0) >= leastSteps);
    if (!tells) for (const [, { weights }] of whole) weights[place] = 0;
  }
  return packed(whole);
}

/** Packed rows as they are written into a file of data. */
export function packedRowsText({ scales, packed }: PackedRows<string>): string {
  const each = scales.map(([row, scale]) => `["${row}", ${scale}]`);
  const steps =
    each.length === 1 ? each.join("") : `\n        ${each.join(",\n        ")},\n      `;
  const lines = packed.map((line) => `        "${line}",`);
  return `    {\n      scales: [${steps}],\n      packed: [\n${lines.join("\n")}\n      ],\n    },`;
}

type WholeRow = Pick<WeightRow<Float64Array>, "weights" | "scale">;

function packed<Name extends string>(
  rows: readonly (readonly [Name, WholeRow])[],
): PackedRows<Name> {
  return {
    scales: rows.map(([name, { scale }]) => [name, scale] as const),
    packed: packWeights(rows.map(([, { weights }]) => weights)),
  };
}

function inSteps({ weights }: WeightRow<Float64Array>, leastSteps: number): WholeRow {
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = Number((largest / LARGEST_PACKED).toPrecision(6));
  const steps = Float64Array.from(weights, (weight) => {
    const whole = Math.round(weight / scale);
    return Math.abs(whole) < leastSteps ? 0 : whole;
  });
  return { weights: steps, scale };
}
