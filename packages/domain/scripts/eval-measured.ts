/**
 * Prints how the check of numbers judges statements on best times, goals, pulse and steps (`docs/chat.md`, "Numbers");
 * `--failures` shows what of the development half came out wrong.
 */
import {
  A_MEASURED_PERSON,
  AN_UNMEASURED_PERSON,
  fillMeasured,
  OTHERWISE,
  slotsOf,
} from "../test/chat/numbers/statements/a-measured-person.ts";
import { DEV_MEASURES, DEV_OTHERS } from "../test/chat/numbers/statements/measured-dev.ts";
import {
  HELD_OUT_MEASURES,
  HELD_OUT_OTHERS,
} from "../test/chat/numbers/statements/measured-held-out.ts";
import {
  MORE_HELD_OUT_MEASURES,
  MORE_HELD_OUT_OTHERS,
} from "../test/chat/numbers/statements/measured-held-out-2.ts";
import { checkNumbers } from "./eval-statements/evaluate.ts";

const isKept = (text: string, person = A_MEASURED_PERSON) =>
  checkNumbers(text, person).text === text;
const shareOf = (texts: readonly string[], wanting: readonly string[]) =>
  `${texts.length - wanting.length} of ${texts.length}`;

function report(name: string, templates: readonly string[], others: readonly string[]): void {
  const right = templates.map((template) => fillMeasured(template));
  const wrong = templates.flatMap((template) =>
    Array.from({ length: slotsOf(template) }, (_, place) =>
      OTHERWISE.map((how) => fillMeasured(template, { place, how })),
    ).flat(),
  );
  const lost = right.filter((text) => !isKept(text));
  const doubted = right.filter((text) => !isKept(text, AN_UNMEASURED_PERSON));
  const missed = wrong.filter((text) => isKept(text));
  const touched = others.filter((text) => !isKept(text));
  console.log(
    [
      `${name}: true ones kept ${shareOf(right, lost)}`,
      `where nothing is measured ${shareOf(right, doubted)}`,
      `false ones caught ${shareOf(wrong, missed)}`,
      `nobody's own untouched ${shareOf(others, touched)}`,
    ].join(", "),
  );
  if (templates !== DEV_MEASURES || !process.argv.includes("--failures")) return;
  for (const text of [...lost, ...doubted, ...missed, ...touched]) console.log(`  ${text}`);
}

report("development", DEV_MEASURES, DEV_OTHERS);
report("held out, written first", HELD_OUT_MEASURES, HELD_OUT_OTHERS);
report("held out, written after", MORE_HELD_OUT_MEASURES, MORE_HELD_OUT_OTHERS);
