import { read } from "../../src/language/read.ts";
import type { CheckContent } from "../../src/safety/content-check.ts";
import type { LabelledText } from "./labelled-texts.ts";
import { isEmergencyOrSelfHarm, type Measures } from "./measure.ts";
import type { Times } from "./times.ts";

/** Prints the measures as tables. */
export function printMeasures(measures: Measures, times: Times): void {
  console.log(row("set", "lang", "recall", "false alarms", "level", "flag", "both"));
  for (const set of measures.sets) {
    console.log(
      row(
        set.set,
        set.lang,
        percent(set.caught),
        percent(set.falseAlarms),
        percent(set.rightLevel),
        percent(set.rightFlag),
        percent(set.rightBoth),
      ),
    );
  }
  console.log("");
  for (const [lang, alarms] of Object.entries(measures.falseAlarmsByLanguage))
    console.log(`false alarms ${lang}: ${percent(alarms)}`);
  console.log(`emergencies and self-harm caught: ${percent(measures.emergenciesAndSelfHarm)}`);
  printConfusion("level wanted -> found", measures.levels);
  printConfusion("flag wanted -> found", measures.flags);
  console.log(
    `check of 1,000 characters: median ${times.medianMilliseconds.toFixed(3)} ms, p99 ${times.p99Milliseconds.toFixed(3)} ms`,
  );
}

/** Prints up to `most` false alarms and missed texts of each set. */
export function printMisses(
  texts: readonly LabelledText[],
  checkContent: CheckContent,
  most: number,
): void {
  const printed = new Map<string, number>();
  for (const text of texts) {
    const check = checkContent(read(text.text));
    const mistake =
      text.label === "safe"
        ? check.isSafe
          ? undefined
          : "false alarm"
        : check.isSafe
          ? isEmergencyOrSelfHarm(text)
            ? "MISSED"
            : "missed"
          : undefined;
    if (mistake === undefined) continue;
    const key = `${text.set} ${text.lang} ${text.label}`;
    const already = printed.get(key) ?? 0;
    if (already >= most) continue;
    printed.set(key, already + 1);
    const rules = check.findings.map((finding) => finding.ruleId).join(",");
    console.log(
      `${mistake} [${key}] ${text.id} ${rules}: ${text.text.slice(0, 240).replaceAll("\n", " ")}`,
    );
  }
}

function printConfusion(title: string, rows: Measures["levels"]): void {
  console.log(`\n${title}`);
  for (const [wanted, found] of Object.entries(rows)) {
    const cells = Object.entries(found)
      .filter(([, times]) => times > 0)
      .map(([name, times]) => `${name} ${times}`);
    console.log(`  ${wanted.padEnd(24)} ${cells.join(", ")}`);
  }
}

function percent(share: { readonly hit: number; readonly of: number }): string {
  return share.of === 0
    ? "-"
    : `${((100 * share.hit) / share.of).toFixed(1)}% (${share.hit}/${share.of})`;
}

function row(...cells: readonly string[]): string {
  return cells.map((cell, index) => cell.padEnd(index === 0 ? 18 : index === 1 ? 5 : 18)).join("");
}
