import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { isLearned, type SafetyFinding } from "../../safety/content-check.ts";
import { findHealthPhrases, namesConcept } from "../../safety/risk/concept-index.ts";
import { BESIDE_TAKEN, TAKES } from "./taken-medicine.data.ts";

type Cue = "takes" | "beside";

let finder: PhraseFinder<Cue> | undefined;

/**
 * What was found in a message, but for a change of medicine that only trained weights see in one that says nothing but that
 * a medicine is taken: "he still takes warfarin" stops or changes none.
 */
export function withoutTakenMedicine(
  findings: readonly SafetyFinding[],
  message: ReadText,
): readonly SafetyFinding[] {
  const isOfChange = (finding: SafetyFinding) =>
    finding.flag === "medication_change" && isLearned(finding);
  if (!findings.some(isOfChange) || !tellsOfTakenMedicine(message)) return findings;
  return findings.filter((finding) => !isOfChange(finding));
}

function tellsOfTakenMedicine(message: ReadText): boolean {
  finder ??= createPhraseFinder<Cue>(
    phrasesByMeaning<Cue>({ takes: TAKES, beside: BESIDE_TAKEN }),
    { within: "sentence" },
  );
  const { hits } = finder.findAll(message.words);
  const named = findHealthPhrases(message).filter((phrase) => namesConcept(phrase, () => true));
  const medicines = named.filter((phrase) =>
    namesConcept(phrase, ({ area }) => area === "medication"),
  );
  if (medicines.length === 0 || !hits.some(({ meaning }) => meaning === "takes")) return false;
  const known = [...hits, ...named];
  return message.words.every((_, at) => known.some(({ start, end }) => start <= at && at < end));
}
