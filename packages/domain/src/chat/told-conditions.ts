import { inCommonWords } from "../language/in-common-words.ts";
import { createPhraseFinder, type PhraseFinder } from "../language/phrase-finder.ts";
import { phrasesWith } from "../language/phrases-with.ts";
import { read } from "../language/read.ts";
import type { ReadText } from "../language/read-text.ts";
import { subjectsOf } from "../language/subject.ts";
import { conceptsInText } from "../safety/risk/recognise-concepts.ts";
import type { RiskProfile } from "../safety/risk/risk-profile.ts";
import { type ChatTurn, ownTurns } from "./chat-message.ts";
import { type DiabetesType, diabetesTypesIn } from "./diabetes-type.ts";
import { afterToldBirth } from "./told-birth.ts";
import { TELLS_OF_NO_PREGNANCY, TELLS_OF_PREGNANCY } from "./told-conditions.data.ts";

const PREGNANT: ReadonlySet<string> = new Set([
  "pregnancy",
  "pregnancy_complication",
  "gestational_diabetes",
]);
const NAMES: Readonly<Record<DiabetesType, string>> = {
  type_1_diabetes: "type 1 diabetes",
  type_2_diabetes: "type 2 diabetes",
};

const WRITER: ReadonlySet<string> = new Set("i im ive id my me 我".split(" "));

let pregnancies: PhraseFinder<boolean> | undefined;

/**
 * The person with what they told of themselves in the session by which advice differs as a whole: that they are pregnant, and which
 * type of diabetes they have. The same where they told neither.
 */
export function withToldConditions(
  person: RiskProfile,
  message: ReadText,
  history: readonly ChatTurn[],
): RiskProfile {
  const own = ownTurns(history, history.length).map(({ content }) => read(content));
  const told = [...own, message].map((text) => inCommonWords(text));
  const isPregnant = person.pregnant !== true && told.some(tellsOfPregnancy);
  const type = told.map(toldTypeIn).findLast((each) => each !== undefined);
  if (!isPregnant && type === undefined) return person;
  const { conditions = [] } = person;
  const known = {
    ...person,
    ...(isPregnant && { pregnant: true }),
    ...(type !== undefined && { conditions: [...conditions, NAMES[type]] }),
  };
  return afterToldBirth(known, message, history);
}

function tellsOfPregnancy(text: ReadText): boolean {
  pregnancies ??= createPhraseFinder(
    [...phrasesWith(TELLS_OF_PREGNANCY, true), ...phrasesWith(TELLS_OF_NO_PREGNANCY, false)],
    { within: "sentence" },
  );
  const found = pregnancies.findAll(text.words).hits;
  if (found.some(({ meaning }) => !meaning)) return false;
  const isOwn = found.some(({ start }) => isOfWriter(text, start));
  return (
    isOwn || (namesWriter(text) && conceptsInText(text).some(({ code }) => PREGNANT.has(code)))
  );
}

/** "Is swimming fine in pregnancy" asks in general. */
function namesWriter({ words }: ReadText): boolean {
  return words.some(({ text }) => WRITER.has(text));
}

/** The one type of diabetes that the writer says to have. */
function toldTypeIn(text: ReadText): DiabetesType | undefined {
  const [type, ...others] = diabetesTypesIn(text);
  if (type === undefined || others.length > 0) return undefined;
  return subjectsOf(text).some(({ namesOthers }) => namesOthers) ? undefined : type;
}

function isOfWriter(text: ReadText, place: number): boolean {
  return subjectsOf(text)[text.words[place]?.sentence ?? 0]?.isOfSomebodyElse !== true;
}
