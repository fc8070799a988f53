/**
 * Prints how the computed health score spreads over 1,000 people of all kinds who are made up, by kind from the highest median
 * to the lowest, with one of each explained, and what they may do today:
 * `node --conditions=@health-exercise/source packages/domain/scripts/eval-score.ts`.
 */
import { createContentCheck } from "../src/safety/content-check/check-content.ts";
import { CONTENT_CHECK_WEIGHTS } from "../src/safety/content-check/weights.ts";
import { quantile, type ScoredPerson, scored, scoresOf } from "./eval-score/scored-people.ts";
import { KINDS, syntheticPeople } from "./eval-score/synthetic-people.ts";

const PEOPLE = 1000;
const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);
const people = syntheticPeople(PEOPLE).map((person) => scored(person, checkContent));
const shares = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1] as const;

function row(name: string, group: readonly ScoredPerson[]): string {
  const scores = scoresOf(group);
  const cells = shares.map((share) =>
    scores.length === 0 ? "-" : quantile(scores, share).toFixed(1),
  );
  const doable = group.filter(({ today }) => today.length > 0).length;
  return [
    name.padEnd(14),
    ...[group.length, group.length - scores.length, ...cells, `${doable}/${group.length}`].map(
      (cell) => String(cell).padStart(8),
    ),
  ].join(" ");
}

function explained({ kind, score, recommendations }: ScoredPerson): string {
  const parts = score?.parts.flatMap(({ part, score: points, measured }) =>
    measured === null ? [] : [`${part} ${points} (${measured.value} ${measured.unit})`],
  );
  const why = parts === undefined ? "nothing on record to tell" : parts.join(", ");
  return `${kind}: ${score?.score ?? "no score"}: ${why}; today: ${recommendations.map(({ code }) => code).join(", ")}`;
}

const groups = KINDS.map((kind) => ({ kind, group: people.filter((each) => each.kind === kind) }));
const medianOf = (group: readonly ScoredPerson[]) => {
  const scores = scoresOf(group);
  return scores.length === 0 ? -1 : quantile(scores, 0.5);
};
const ranked = [...groups].sort((left, right) => medianOf(right.group) - medianOf(left.group));
const heads = [
  "people",
  "no score",
  "least",
  "10 %",
  "25 %",
  "median",
  "75 %",
  "90 %",
  "most",
  "today",
];
console.log(["".padEnd(14), ...heads.map((head) => head.padStart(8))].join(" "));
for (const { kind, group } of ranked) console.log(row(kind, group));
console.log(row("all", people));
console.log("");
for (const { group } of ranked) {
  const [first] = group.filter(({ score }) => score !== null);
  console.log(explained(first ?? (group[0] as ScoredPerson)));
}
