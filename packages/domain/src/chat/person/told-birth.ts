import { recogniseKnowledgeConditions } from "../../knowledge/recognise-conditions.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { RiskProfile } from "../../safety/risk/risk-profile.ts";
import type { ChatTurn } from "../chat-message.ts";
import { TELLS_OF_BIRTH, TELLS_OF_NO_BIRTH } from "./told-birth.data.ts";

const AFTER_BIRTH = "postpartum";

let births: PhraseFinder<boolean> | undefined;

/**
 * The person as they stand now: who is pregnant by what was known, and tells in one of these messages that the child is born, is
 * after birth. The same where nobody tells of that.
 */
export function afterToldBirth(
  person: RiskProfile,
  message: ReadText,
  history: readonly ChatTurn[],
): RiskProfile {
  const { conditions = [], pregnant } = person;
  const isOfPregnancy = (name: string) =>
    recogniseKnowledgeConditions(read(name)).includes("pregnancy");
  if (pregnant !== true && !conditions.some(isOfPregnancy)) return person;
  const isTold =
    tellsOfBirth(message) ||
    history.some(({ role, content }) => role === "user" && tellsOfBirth(read(content)));
  if (!isTold) return person;
  const others = conditions.filter((name) => !isOfPregnancy(name));
  return { ...person, pregnant: false, conditions: [...others, AFTER_BIRTH] };
}

function tellsOfBirth({ words }: ReadText): boolean {
  births ??= createPhraseFinder(
    [...phrasesWith(TELLS_OF_BIRTH, true), ...phrasesWith(TELLS_OF_NO_BIRTH, false)],
    { within: "sentence" },
  );
  const found = births.find(words).filter(({ values }) => !values.includes(false));
  return found.length > 0;
}
