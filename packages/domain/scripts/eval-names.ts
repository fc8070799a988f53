/**
 * Prints how many everyday names of activities the catalogue reads right, those by which it was made beside those of
 * people who have not seen the tables: `node --conditions=@health-exercise/source packages/domain/scripts/eval-names.ts
 * [--failures]`; with `--failures` those of the first set that are wrong.
 */
import {
  judgeName,
  NAME_SETS,
  percentRight,
  readLabelledNames,
} from "./eval-names/labelled-names.ts";

const LANGUAGES = ["en", "zh-Hans", "zh-Hant"] as const;
const judged = NAME_SETS.map((set) => ({ set, names: readLabelledNames(set).map(judgeName) }));
const rows = [...LANGUAGES, "all"].map((language) => {
  const cells = judged.map(({ names }) => {
    const counted = names.filter(({ lang }) => language === "all" || lang === language);
    const right = counted.filter(({ isRight }) => isRight).length;
    return `${right}/${counted.length} (${percentRight(counted)} %)`.padEnd(18);
  });
  return [language.padEnd(8), ...cells].join(" ");
});
console.log(["".padEnd(8), ...NAME_SETS.map((set) => set.padEnd(18))].join(" "));
console.log(rows.join("\n"));
if (process.argv.includes("--failures")) {
  const shown = process.argv.includes("--held-out") ? judged : judged.slice(0, 1);
  for (const { text, right, found } of shown
    .flatMap(({ names }) => names)
    .filter(({ isRight }) => !isRight)) {
    console.log(`${text}\n   right: ${right.join(", ")}\n   found: ${found}`);
  }
}
