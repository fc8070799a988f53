import { askedBefore, type ReplyMaterial } from "@health-exercise/domain/chat";
import { type ReadText, read } from "@health-exercise/domain/language";
import { addDays } from "@health-exercise/domain/user";
import { answeringNothing, type ComposedReply } from "./composed-reply.ts";
import { cueFinder } from "./cues.ts";
import { dateOf } from "./records/amounts.ts";
import {
  MOST_BESIDE,
  SAYS_NO_MORE,
  SERVICE_CUES,
  SERVICE_TEXTS,
  type ServiceWish,
} from "./service-talk.data.ts";
import { isStopWord } from "./stop-words.ts";
import { filled } from "./texts.ts";

const serviceCues = cueFinder(SERVICE_CUES);
/** So much of what was asked is told (design value). */
const MOST_TOLD = 4;
const DAYS = { today: 0, tomorrow: 1, yesterday: -1 } as const;

/** What is said of the day, of what was spoken of until now, and of the language of the answers; undefined where none is asked for. */
export function serviceTalk(asked: ReadText, material: ReplyMaterial): ComposedReply | undefined {
  const wish = wishIn(asked);
  if (wish === undefined) return undefined;
  const texts = SERVICE_TEXTS[material.language];
  if (wish === "language") return answeringNothing(texts.language, true);
  if (wish === "recap") return answeringNothing(recapOf(material), true);
  const { today } = material.records;
  const day = dateOf(addDays(today, DAYS[wish]), today, material.language);
  return answeringNothing(filled(texts.day[wish], { day }), true);
}

/** What a message asks for and hardly anything else: "what did I say about my knee" is on the knee. */
function wishIn(asked: ReadText): ServiceWish | undefined {
  const found = serviceCues(asked);
  const [first] = found;
  if (first === undefined) return undefined;
  const cued = new Set<number>();
  for (const { start, end } of found) for (let at = start; at < end; at += 1) cued.add(at);
  const beside = asked.words.filter(
    ({ text, stem }, at) => !cued.has(at) && !isStopWord(stem) && !SAYS_NO_MORE.has(text),
  );
  const words = beside.filter(({ kind }) => kind !== "han").length;
  const isAll = words <= MOST_BESIDE.words && beside.length - words <= MOST_BESIDE.characters;
  return isAll ? first.values[0] : undefined;
}

function recapOf({ history, language, isMatterOpen }: ReplyMaterial): string {
  const texts = SERVICE_TEXTS[language];
  if (isMatterOpen === true) return texts.notGoneOver;
  const asked = askedBefore(history)
    .filter((text) => wishIn(read(text)) === undefined)
    .slice(-MOST_TOLD);
  if (asked.length === 0) return texts.nothingBefore;
  const quoted = asked.map((text) => filled(texts.one, { text: text.replaceAll(/[“”]/gu, '"') }));
  return filled(texts.recap, { asked: quoted.join(texts.between) });
}
