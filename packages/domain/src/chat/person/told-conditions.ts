import { inCommonWords } from "../../language/in-common-words.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import { conceptsInText } from "../../safety/risk/recognise-concepts.ts";
import type { RiskProfile } from "../../safety/risk/risk-profile.ts";
import { type ChatTurn, ownTurns } from "../chat-message.ts";
import type { DiabetesType } from "./diabetes-type.ts";
import { namesWriter } from "./names-writer.ts";
import { afterToldBirth } from "./told-birth.ts";
import {
  BEHIND_EXPECTING,
  EXPECTS,
  TELLS_OF_NO_PREGNANCY,
  TELLS_OF_OTHERS,
  TELLS_OF_PREGNANCY,
} from "./told-conditions.data.ts";
import { toldTypeIn } from "./told-diabetes.ts";

const PREGNANT: ReadonlySet<string> = new Set([
  "pregnancy",
  "pregnancy_complication",
  "gestational_diabetes",
]);
const NAMES: Readonly<Record<DiabetesType, string>> = {
  type_1_diabetes: "type 1 diabetes",
  type_2_diabetes: "type 2 diabetes",
};

type Telling = "own" | "expects" | "others" | "none";

let pregnancies: PhraseFinder<Telling> | undefined;

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
  pregnancies ??= createPhraseFinder<Telling>(
    [
      ...phrasesWith<Telling>(TELLS_OF_PREGNANCY, "own"),
      ...phrasesWith<Telling>(EXPECTS, "expects"),
      ...phrasesWith<Telling>(TELLS_OF_OTHERS, "others"),
      ...phrasesWith<Telling>(TELLS_OF_NO_PREGNANCY, "none"),
    ],
    { within: "sentence" },
  );
  const { hits } = pregnancies.findAll(text.words);
  const tells = (telling: Telling) => hits.filter(({ meaning }) => meaning === telling);
  if (tells("none").length > 0) return false;
  const own = [...tells("own"), ...tells("expects").filter(({ end }) => isEnd(text, end))];
  if (own.some(({ start }) => isOfWriter(text, start))) return true;
  return (
    tells("others").length === 0 &&
    namesWriter(text) &&
    conceptsInText(text).some(({ code }) => PREGNANT.has(code))
  );
}

/** Whether nothing that could be expected stands at a place. */
function isEnd({ words }: ReadText, place: number): boolean {
  const [last, next] = [words[place - 1], words[place]];
  if (next === undefined || BEHIND_EXPECTING.has(next.text)) return true;
  return next.sentence !== last?.sentence || next.clause !== last.clause;
}

function isOfWriter(text: ReadText, place: number): boolean {
  return subjectsOf(text)[text.words[place]?.sentence ?? 0]?.isOfSomebodyElse !== true;
}
