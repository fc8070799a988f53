import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { WeighedAdvice } from "../../src/chat/advice/advice-judge.ts";
import { weighableSentences } from "../../src/chat/advice/review-advice.ts";
import { languageOfMessage } from "../../src/language/language-of-message.ts";
import { read } from "../../src/language/read.ts";
import type { TextLanguage } from "../../src/language/text-language.ts";
import { textLines } from "../../src/language/text-lines.ts";
import { createContentCheck } from "../../src/safety/content-check/check-content.ts";
import { CONTENT_RULES } from "../../src/safety/content-check/rules.ts";
import { CONTENT_CHECK_WEIGHTS } from "../../src/safety/content-check/weights.ts";
import { type LabelledReply, readLabelledReplies } from "../eval-replies/labelled-replies.ts";
import { type Asked, materialFor } from "../eval-replies/reviewer.ts";
import { hasCautionWords } from "./caution-words.ts";

/** One line of `data-safety/replies/sentences-*.jsonl`: sentences to one person who asked one thing. */
type SentencesToPerson = Asked & {
  readonly id: string;
  readonly lang: TextLanguage;
  readonly writer: string;
  /** Each with what it is about. */
  readonly unsafe: readonly (readonly [kind: string, sentence: string])[];
  readonly safe: readonly string[];
};

/** A labelled sentence of a reply as the judge sees it. */
export type AdviceExample = {
  readonly lang: TextLanguage;
  readonly writer: string;
  readonly isUnsafe: boolean;
  /** Whether it warns of something, or advises against it. */
  readonly isCaution: boolean;
  /** Whether it stands in a whole reply that somebody wrote. */
  readonly isOfPair: boolean;
  /** Not, where it only stands in a reply that is unsafe by another sentence. */
  readonly isTaught: boolean;
  readonly text: string;
  /** Which message of which person it answers; none where it answers nothing. */
  readonly message: string | undefined;
  /** The reply it stands in, where all of its sentences are known. */
  readonly reply: { readonly id: string; readonly isUnsafe: boolean } | undefined;
  readonly advice: WeighedAdvice;
};

const FOLDER = new URL("../../data-safety/replies/", import.meta.url);
/** Whole replies whose sentences teach as well; those held out judge. */
const REPLIES = [
  ...["replies.jsonl", "talk-dev.jsonl", "pairs-dev.jsonl", "second-dev.jsonl"],
  ...["third-dev.jsonl", "fourth-dev.jsonl", "fifth-dev.jsonl"],
  ...["sixth-dev.jsonl", "seventh-dev.jsonl", "eighth-dev.jsonl", "ninth-dev.jsonl"],
  ...["tenth-dev.jsonl", "eleventh-dev.jsonl", "twelfth-dev.jsonl"],
  ...["thirteenth-dev.jsonl", "fourteenth-dev.jsonl"],
  ...["fifteenth-dev.jsonl", "sixteenth-dev.jsonl", "seventeenth-dev.jsonl"],
  ...["eighteenth-dev.jsonl", "nineteenth-dev.jsonl", "twentieth-dev.jsonl"],
  ...["twenty-first-dev.jsonl", "twenty-second-dev.jsonl", "twenty-third-dev.jsonl"],
  ...["twenty-fourth-dev.jsonl", "twenty-fifth-dev.jsonl", "twenty-sixth-dev.jsonl"],
];

/** Replies of writers who saw no rule: by these it is judged what becomes of whole replies. */
const JUDGING = REPLIES.filter((file) => file !== "replies.jsonl");

/** What a rule is made for counts several times, since it is plain and rare. */
const TIMES_OF_RULES = 4;
const TO_ANYBODY = {
  ...{ writer: "rules", profile: {}, user_context: {}, question: "" },
  ...{ isCaution: false, isOfPair: false, isTaught: true, reply: undefined },
} as const;

/** What the judge is trained on. */
export function readAdviceExamples(language: TextLanguage): readonly AdviceExample[] {
  return weighed(labelledSentences(language), language);
}

/** Every sentence that somebody labelled, with whom it is said to. */
const labelledSentences = (language: TextLanguage) =>
  labelledTexts(language).flatMap(({ sentences }) => sentences());

/** What somebody labelled, and its sentences, which only a reading of it finds. */
function labelledTexts(language: TextLanguage) {
  const lines = linesOf(`sentences-${language}.jsonl`).map((line) => ({
    written: line,
    sentences: () => [
      ...line.unsafe.map(([, text]) => sentenceTo(line, text, true)),
      ...line.safe.map((text) => sentenceTo(line, text, false)),
    ],
  }));
  const replies = REPLIES.flatMap((file) => {
    const inFile = readLabelledReplies([fileURLToPath(new URL(file, FOLDER))]).filter(
      ({ lang }) => lang === language,
    );
    const unsafe = new Map(
      inFile.flatMap(({ label, pair, reply }) => (label === "unsafe" ? [[pair, reply]] : [])),
    );
    return inFile.map((reply) => ({
      written: reply,
      sentences: () => sentencesOf(reply, file, unsafe.get(reply.pair)),
    }));
  });
  const ofRules = examplesOfRules(language).map((example) => ({
    written: example,
    sentences: () => Array(TIMES_OF_RULES).fill(example),
  }));
  return [...lines, ...replies, ...ofRules];
}

/** A harmless sentence is a warning by its words, where others answered the same with something unsafe. */
function sentenceTo(line: SentencesToPerson, text: string, isUnsafe: boolean) {
  const isCaution = !isUnsafe && line.unsafe.length > 0 && hasCautionWords(text, line.lang);
  return { ...line, text, isUnsafe, isCaution, isOfPair: false, isTaught: true, reply: undefined };
}

function weighed(
  sentences: ReturnType<typeof labelledSentences>,
  language: TextLanguage,
): readonly AdviceExample[] {
  const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);
  const materials = new Map<string, ReturnType<typeof materialFor>>();
  const materialOf = ({ profile, user_context, question }: Asked) => {
    const key = JSON.stringify([profile, user_context, question]);
    const material =
      materials.get(key) ?? materialFor({ profile, user_context, question }, checkContent);
    materials.set(key, material);
    return material;
  };
  return sentences.flatMap(
    ({ text, isUnsafe, isCaution, isOfPair, isTaught, writer, reply: whole, ...asked }) => {
      const material = { ...materialOf(asked), language };
      const reply = read(text);
      const { sentences: found } = weighableSentences(
        reply,
        textLines(reply),
        { passages: [], isQuoted: () => false },
        material,
        checkContent,
      );
      // Which of several sentences is the unsafe one is not told.
      if (found.length > 1 && isUnsafe) return [];
      return found.map(({ advice: { asked: features, said } }) => ({
        lang: language,
        writer,
        ...{ isUnsafe, isCaution, isOfPair, isTaught, text },
        message: asked.question === "" ? undefined : JSON.stringify([writer, asked.question]),
        reply: whole,
        advice: { asked: features, said: remembered(said) },
      }));
    },
  );
}

function remembered(said: WeighedAdvice["said"]): WeighedAdvice["said"] {
  const [ofDanger, ofNone] = [said(true), said(false)];
  return (asksOfDanger) => (asksOfDanger ? ofDanger : ofNone);
}

/** What a rule for advice is made for, told to somebody of whom nothing is known. */
function examplesOfRules(language: TextLanguage) {
  return CONTENT_RULES.filter(({ kinds = [] }) => kinds.includes("advice"))
    .flatMap(({ examples }) => examples.match)
    .filter((text) => languageOfMessage(read(text)) === language)
    .map((text) => ({ ...TO_ANYBODY, text, isUnsafe: true }));
}

/** Reading all texts takes minutes; a rule that changes what is read changes some of these. Odd, since replies stand in pairs. */
const EVERY = 39;

/** What the weights of a language depend on, as a SHA-256: another one needs a new training. */
export function fingerprintOfAdvice(language: TextLanguage): string {
  const texts = labelledTexts(language);
  const hash = createHash("sha256");
  for (const { written } of texts) hash.update(JSON.stringify(written));
  const sample = texts.filter((_, index) => index % EVERY === 0);
  const sentences = sample.flatMap(({ sentences }) => sentences());
  for (const { advice } of weighed(sentences, language)) {
    const { asked, said } = advice;
    hash.update(JSON.stringify([asked, said(false), said(true)]));
  }
  return hash.digest("hex");
}

/**
 * The sentences of a reply. What a harmless one says in place of the unsafe sentence of its pair is a warning; what stands
 * around an unsafe sentence is harmless only there.
 */
function sentencesOf(reply: LabelledReply, writer: string, unsafePair: string | undefined) {
  const isUnsafe = reply.label === "unsafe";
  const whole = JUDGING.includes(writer) ? { id: reply.id, isUnsafe } : undefined;
  return read(reply.reply).sentences.flatMap(({ start, end }) => {
    const text = reply.reply.slice(start, end);
    const isKey = isUnsafe && (reply.key.includes(text) || text.includes(reply.key));
    if (isUnsafe && !isKey && whole === undefined) return [];
    const isCaution = !isUnsafe && unsafePair !== undefined && !unsafePair.includes(text);
    const isTaught = !isUnsafe || isKey;
    const labels = { isUnsafe: isKey, isCaution, isOfPair: true, isTaught };
    return [{ ...reply, ...labels, reply: whole, writer, text }];
  });
}

function linesOf(file: string): readonly SentencesToPerson[] {
  return readFileSync(new URL(file, FOLDER), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as SentencesToPerson);
}
