import {
  askedBeside,
  type Intent,
  inOneLanguage,
  type JudgeIntent,
  plainComplaint,
  type ReplyMaterial,
} from "@health-exercise/domain/chat";
import { inCommonWords, type ReadText, read } from "@health-exercise/domain/language";
import { carefulReply } from "./careful-reply.ts";
import { isClearanceSaid } from "./clearance.ts";
import { answeringNothing, type ComposedReply, joined, PARAGRAPH } from "./composed-reply.ts";
import { energyTold } from "./energy/tell-energy.ts";
import { isAskedFor } from "./guidance/asked-for.ts";
import { askingPartOf } from "./guidance/asking-part.ts";
import { contentWordsOf, weightOf } from "./guidance/content-words.ts";
import { inWriting, ownTextsOf, quotedInWriting } from "./in-writing.ts";
import { INTENT_OF_TALK, replyToIntent } from "./intent-reply.ts";
import { isCompared, isKnownOf, WISHED } from "./known-of-wish.ts";
import { asks, judged, type LikelyIntent, likelyIntent } from "./likely-intent.ts";
import { keptSentences, notesTold } from "./notes/tell-notes.ts";
import { isOfOneClause, isOfWhatIsLogged } from "./of-what-is-logged.ts";
import { isOffField } from "./off-field.ts";
import { offerSentences } from "./offer-sentences.ts";
import { OFFER_TEXTS } from "./offer-texts.data.ts";
import { otherLanguageReply } from "./other-language.ts";
import { paceTold } from "./pace/tell-pace.ts";
import { profileTold } from "./profile/tell-profile.ts";
import { type QuestionReading, readQuestion } from "./question-reading.ts";
import { FACT_TEXTS } from "./records/fact-texts.data.ts";
import { replyFromKnowledge } from "./reply-from-knowledge.ts";
import { REPLY_TEXTS } from "./reply-texts.data.ts";
import { limitSentences, needsCare } from "./safety-lead.ts";
import { serviceTalk } from "./service-talk.ts";
import { limitsOfStart, startHeldBack } from "./start-limits.ts";
import { talkReply, tellsOfSkipping } from "./talk-reply.ts";
import { wishedTraining } from "./workouts/training-wish.ts";

/** So much has a message to tell beside its notes to be answered, and a passage of this score is on that (design values). */
const MUCH_BESIDE = 2;
const KNOWN_BESIDE = 0.6;

/** The reply to a message: records first where they are asked for, then guidance, after what safety asks to say. */
export async function composeReply(
  material: ReplyMaterial,
  judgeIntent: JudgeIntent,
): Promise<ComposedReply> {
  const { writing } = material;
  const foreign = otherLanguageReply(material);
  if (foreign !== undefined) return foreign;
  const question = inCommonWords(inOneLanguage(plainComplaint(material.question)));
  const { text, stated } = composed({ ...material, question }, judgeIntent);
  const own = ownTextsOf(material);
  return {
    text: await inWriting(text, writing, own),
    stated: await quotedInWriting(stated, writing, own),
  };
}

function composed(material: ReplyMaterial, judgeIntent: JudgeIntent): ComposedReply {
  const { question, language } = material;
  if (question.source.trim() === "") return answeringNothing(REPLY_TEXTS[language].nothingAsked);
  const held = startHeldBack(material);
  if (held.length > 0) return answeringNothing(joined(held, material), true);
  const careful = carefulReply(material);
  if (careful !== undefined) return careful;
  const offers = needsCare(material) ? [] : offerSentences(material);
  const isToldAgain =
    offers.length === 0 && material.isLoggedAlready === true && material.answer === null;
  if (isToldAgain && !needsCare(material) && !asks(question))
    return answeringNothing(OFFER_TEXTS[language].logged_already, true);
  if (offers.length === 0) return answered(material, askingPartOf(question), judgeIntent);
  // "Can you pause my training from Monday?" names no day that is asked about.
  const isForPause = material.actions.every(({ kind }) => kind === "set_pause");
  const isOfLogged = isOfWhatIsLogged(material);
  const isOnlyTold =
    material.answer === null || isForPause || isOfLogged || tellsWhatWasDone(question);
  const isOneClause = isOfLogged && isOfOneClause(question);
  const beside = isOneClause ? undefined : isOnlyTold ? askedBeside(question) : question;
  if (beside === undefined) return offered(offers, material);
  const { text, stated } = answered(material, beside, judgeIntent);
  return { text: [joined(offers, material), text].join(PARAGRAPH), stated };
}

const QUESTION_MARK = /[?？]/u;
const DONE = new Set(["did", "done", "finished"]);
const NO_SUBJECT = new Set(["my", "a", "an", "the", "some", "another"]);

/** "Did my run today" leaves out who did it, where "did I run today" asks. */
function tellsWhatWasDone({ words, source }: ReadText): boolean {
  const [first, second] = words;
  if (QUESTION_MARK.test(source) || first === undefined || second === undefined) return false;
  return DONE.has(first.text) && (NO_SUBJECT.has(second.text) || second.value !== undefined);
}

/** What the person asks to be done is offered: only the limits of who begins to exercise are told beside. */
function offered(offers: readonly string[], material: ReplyMaterial): ComposedReply {
  const isStart = material.actions.some(({ kind }) => kind === "start_session");
  const paragraphs = [isStart ? limitsOfStart(material) : [], offers]
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => joined(sentences, material));
  return answeringNothing(paragraphs.join(PARAGRAPH), true);
}

function answered(
  material: ReplyMaterial,
  asked: ReadText,
  judgeIntent: JudgeIntent,
): ComposedReply {
  const reading = readInContext(material, asked);
  const wanted = judged(asked, material, judgeIntent);
  const likely = likelyIntent(asked, wanted, material);
  const told = needsCare(material) ? undefined : toldReply(material, asked, wanted);
  if (told !== undefined) return told;
  const kept = keptReply(material, asked, reading, wanted);
  const isWish = wanted.intent === "plan_wish" && wanted.chance >= WISHED;
  return (
    (isWish ? undefined : kept) ??
    composedTraining(material, reading, wanted) ??
    kept ??
    replyWithoutKnowledge(material, asked, reading, likely) ??
    replyFromKnowledge(material, asked, reading, wanted)
  );
}

/** What was told is told again; what is of another field is not looked up. */
function toldReply(
  material: ReplyMaterial,
  asked: ReadText,
  wanted: LikelyIntent,
): ComposedReply | undefined {
  const ofProfile = profileTold(asked, material);
  if (ofProfile !== undefined) return ofProfile;
  if (material.answer?.kind === "unclear")
    return answeringNothing(FACT_TEXTS[material.language].unclear);
  const isOther = isOffField(asked, wanted, material);
  const told = serviceTalk(asked, material) ?? notesTold(asked, material);
  return told ?? (isOther ? replyToIntent("off_topic", material) : undefined);
}

/** What of a message that only tells of the person is kept; what is known of the rest of it, beside. */
function keptReply(
  material: ReplyMaterial,
  asked: ReadText,
  reading: QuestionReading,
  wanted: LikelyIntent,
): ComposedReply | undefined {
  const isForSomethingElse =
    material.answer !== null || reading.topics.size > 0 || needsCare(material);
  if (isForSomethingElse || asks(asked)) return undefined;
  const [kept, ...next] = keptSentences(material);
  if (kept === undefined) return undefined;
  if (!isKnownBesideNotes(material, asked))
    return answeringNothing(joined([kept, ...next], material), true);
  const { text, stated } = replyFromKnowledge(material, asked, reading, wanted);
  return { text: [kept, text].join(PARAGRAPH), stated };
}

/** "Chlorine wrecks my eczema, but I love swimming": whether a passage is on what a message tells beside its notes. */
function isKnownBesideNotes({ told, passages }: ReplyMaterial, asked: ReadText): boolean {
  const noted = new Set(told.flatMap(({ text }) => read(text).words.map(({ stem }) => stem)));
  const rest = new Set([...contentWordsOf(asked)].filter((word) => !noted.has(word)));
  if (weightOf(rest) < MUCH_BESIDE) return false;
  const isOn = ({ score, title }: ReplyMaterial["passages"][number]) =>
    score >= KNOWN_BESIDE && [...contentWordsOf(read(title))].some((word) => rest.has(word));
  return passages.some(isOn);
}

/** The energy, time or pace that is asked for, or the session or plan that is wished for, after what the person's limits say. */
function composedTraining(
  material: ReplyMaterial,
  { topics, unclear }: QuestionReading,
  wanted: LikelyIntent,
): ComposedReply | undefined {
  const isForSomethingElse =
    material.answer !== null ||
    topics.size > 0 ||
    unclear === "pain" ||
    isCompared(material, wanted);
  if (needsCare(material) || isForSomethingElse) return undefined;
  if (tellsOfSkipping(material.question)) return undefined;
  const computed = paceTold(material.question, material) ?? energyTold(material.question, material);
  if (computed === undefined && isKnownOf(material, wanted)) return undefined;
  const lines =
    computed === undefined ? wishedTraining(material.question, wanted, material) : [computed];
  if (lines === undefined) return undefined;
  const limits = computed === undefined ? limitSentences(material, !isClearanceSaid(material)) : [];
  const paragraphs = [...(limits.length === 0 ? [] : [joined(limits, material)]), lines.join("\n")];
  const nothing = { isFromRecords: false, quoted: [], isTentative: false };
  return {
    text: paragraphs.join(PARAGRAPH),
    stated: { kind: "answer", ...nothing, hasOwnAdvice: true },
  };
}

/** What needs neither records nor passages: small talk, and what has to be asked back. */
function replyWithoutKnowledge(
  material: ReplyMaterial,
  asked: ReadText,
  { topics, smallTalk, unclear }: QuestionReading,
  intent: Intent | undefined,
): ComposedReply | undefined {
  const texts = REPLY_TEXTS[material.language];
  // Nothing but a pain: to ask where it is says more than any warning.
  if (unclear === "pain") return answeringNothing(texts.unclear.pain);
  if (needsCare(material) || topics.size > 0 || material.answer !== null) return undefined;
  const talk = talkReply(asked, material);
  if (talk !== undefined) return answeringNothing(talk, true);
  if (smallTalk === "feeling") return answeringNothing(texts.feeling, true);
  if (smallTalk !== null) return replyToIntent(INTENT_OF_TALK[smallTalk], material);
  if (unclear !== null) return answeringNothing(texts.unclear[unclear]);
  return replyToIntent(intent, material);
}

/** What the question asks for; a follow-up that found passages is clear with the question before, and what a passage is asked for by is clear. */
function readInContext(
  { earlierQuestion, passages }: ReplyMaterial,
  asked: ReadText,
): QuestionReading {
  const reading = readQuestion(asked);
  // "Is it ok to train when sore" is asked in these very words; of a pain alone it is asked where it is, in a follow-up too.
  const isClearInContext = earlierQuestion.source !== "" && reading.unclear !== "pain";
  const isKnown = isClearInContext ? passages.length > 0 : passages.some(isAskedFor);
  // "Only in the morning" greets nobody.
  const isGreeting = reading.smallTalk === "greeting" && earlierQuestion.source === "";
  const smallTalk = reading.smallTalk === "greeting" && !isGreeting ? null : reading.smallTalk;
  return { ...reading, smallTalk, unclear: isKnown ? null : reading.unclear };
}
