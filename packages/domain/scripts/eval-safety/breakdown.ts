import { read } from "../../src/language/read.ts";
import { type Writing, writingOf } from "../../src/language/writing.ts";
import type { CheckContent } from "../../src/safety/content-check.ts";
import { isAtLeast } from "../../src/safety/risk-level.ts";
import type { LabelledText } from "./labelled-texts.ts";
import { withSlips } from "./slips.ts";

type Part = readonly [name: string, holds: (text: LabelledText) => boolean];

const isIn =
  (writing: Writing) =>
  ({ text, lang }: LabelledText): boolean =>
    lang === "zh" && writingOf(read(text), null, "zh") === writing;

const PARTS: readonly Part[] = [
  ["all", () => true],
  ["to 20 characters", ({ text }) => text.length <= 20],
  ["to 60", ({ text }) => text.length > 20 && text.length <= 60],
  ["longer", ({ text }) => text.length > 60],
  ["simplified", isIn("zh-Hans")],
  ["traditional", isIn("zh-Hant")],
];
const SLIPS = [1, 2, 4];

/** Prints how texts of each set, language and kind fare: harmless ones warned of, grave ones caught and at their level. */
export function printBreakdown(texts: readonly LabelledText[], checkContent: CheckContent): void {
  console.log(row("set", "texts", "warned of", "critical", "grave caught", "at level", "medium"));
  for (const set of new Set(texts.map((text) => `${text.set} ${text.lang}`))) {
    const own = texts.filter((text) => `${text.set} ${text.lang}` === set);
    for (const [name, holds] of PARTS) printPart(set, name, own.filter(holds), checkContent);
    for (const writer of new Set(own.flatMap((text) => text.writer ?? []))) {
      const written = own.filter((text) => text.writer === writer);
      if (written.length < own.length) printPart(set, `by ${writer}`, written, checkContent);
    }
    for (const slips of SLIPS) {
      const slipped = own.map((text) => ({ ...text, text: withSlips(text.text, slips) }));
      printPart(set, `slips: ${slips}`, slipped, checkContent);
    }
  }
}

function printPart(
  set: string,
  name: string,
  texts: readonly LabelledText[],
  checkContent: CheckContent,
): void {
  if (texts.length === 0) return;
  const judged = texts.map((text) => ({ text, level: checkContent(read(text.text)).riskLevel }));
  const safe = judged.filter(({ text }) => text.label === "safe");
  const least = (wanted: readonly string[]) =>
    judged.filter(
      ({ text }) => text.label === "unsafe" && wanted.includes(text.min_risk ?? "medium"),
    );
  const grave = least(["high", "critical"]);
  const medium = least(["medium"]);
  const share = <Item>(all: readonly Item[], isHit: (item: Item) => boolean): string =>
    all.length === 0 ? "-" : `${all.filter(isHit).length} of ${all.length}`;
  console.log(
    row(
      set,
      name,
      share(safe, ({ level }) => isAtLeast(level, "medium")),
      share(safe, ({ level }) => level === "critical"),
      share(grave, ({ level }) => isAtLeast(level, "medium")),
      share(grave, ({ text, level }) => isAtLeast(level, text.min_risk ?? "high")),
      share(medium, ({ level }) => isAtLeast(level, "medium")),
    ),
  );
}

function row(...cells: readonly string[]): string {
  return cells.map((cell, index) => cell.padEnd(index < 2 ? 20 : 13)).join("");
}
