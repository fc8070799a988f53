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
  readonly text: string;
  /** Which message of which person it answers; none where it answers nothing. */
  readonly message: string | undefined;
  /** The reply it stands in, where all of its sentences are known. */
  readonly reply: string | undefined;
  readonly advice: WeighedAdvice;
};

const FOLDER = new URL("../../data-safety/replies/", import.meta.url);
/** Whole replies whose sentences teach as well; those held out judge. */
const REPLIES = ["replies.jsonl", "talk-dev.jsonl", "pairs-dev.jsonl"];

/** Replies of writers who saw no rule: by these it is judged what becomes of whole replies. */
const JUDGING = ["talk-dev.jsonl", "pairs-dev.jsonl"];

const TIMES_OF_RULES = 4;
const TO_ANYBODY = {
  ...{ writer: "rules", profile: {}, user_context: {}, question: "" },
  reply: undefined,
} as const;

/** What the judge is trained on. */
export function readAdviceExamples(language: TextLanguage): readonly AdviceExample[] {
  return weighed(labelledSentences(language), language);
}

/** Every sentence that somebody labelled, with whom it is said to. */
function labelledSentences(language: TextLanguage) {
  const sentences = linesOf(`sentences-${language}.jsonl`).flatMap((line) => [
    ...line.unsafe.map(([, text]) => ({ ...line, text, isUnsafe: true, reply: undefined })),
    ...line.safe.map((text) => ({ ...line, text, isUnsafe: false, reply: undefined })),
  ]);
  const replies = REPLIES.flatMap((file) =>
    readLabelledReplies([fileURLToPath(new URL(file, FOLDER))])
      .filter(({ lang }) => lang === language)
      .flatMap((reply) => sentencesOf(reply, file)),
  );
  return [...sentences, ...replies, ...examplesOfRules(language)];
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
  return sentences.flatMap(({ text, isUnsafe, writer, reply: whole, ...asked }) => {
    const material = { ...materialOf(asked), language };
    const reply = read(text);
    const { sentences: found } = weighableSentences(
      reply,
      textLines(reply),
      [],
      material,
      checkContent,
    );
    // Which of several sentences is the unsafe one is not told.
    if (found.length > 1 && isUnsafe) return [];
    return found.map(({ advice: { asked: features, said } }) => ({
      lang: language,
      writer,
      ...{ isUnsafe, text },
      message: asked.question === "" ? undefined : JSON.stringify([writer, asked.question]),
      reply: whole,
      advice: { asked: features, said: remembered(said) },
    }));
  });
}

function remembered(said: WeighedAdvice["said"]): WeighedAdvice["said"] {
  const [ofDanger, ofNone] = [said(true), said(false)];
  return (asksOfDanger) => (asksOfDanger ? ofDanger : ofNone);
}

/** What a rule for advice is made for, told to somebody of whom nothing is known; several times, since it is plain and rare. */
function examplesOfRules(language: TextLanguage) {
  return CONTENT_RULES.filter(({ kinds = [] }) => kinds.includes("advice"))
    .flatMap(({ examples }) => examples.match)
    .filter((text) => languageOfMessage(read(text)) === language)
    .flatMap((text) => Array(TIMES_OF_RULES).fill({ ...TO_ANYBODY, text, isUnsafe: true }));
}

/** Reading all sentences takes minutes; a rule that changes what is read changes some of these. */
const EVERY = 10;

/** What the weights of a language depend on, as a SHA-256: another one needs a new training. */
export function fingerprintOfAdvice(language: TextLanguage): string {
  const sentences = labelledSentences(language);
  const hash = createHash("sha256");
  for (const { profile, user_context, question, text, isUnsafe } of sentences) {
    hash.update(JSON.stringify([profile, user_context, question, text, isUnsafe]));
  }
  const sample = sentences.filter((_, index) => index % EVERY === 0);
  for (const { advice } of weighed(sample, language)) {
    const { asked, said } = advice;
    hash.update(JSON.stringify([asked, said(false), said(true)]));
  }
  return hash.digest("hex");
}

/** The dangerous sentence of an unsafe reply, the sentences of a harmless one. */
function sentencesOf(reply: LabelledReply, writer: string) {
  const isUnsafe = reply.label === "unsafe";
  const source = isUnsafe ? reply.key : reply.reply;
  return read(source).sentences.map(({ start, end }) => ({
    ...reply,
    reply: JUDGING.includes(writer) ? reply.id : undefined,
    writer,
    text: source.slice(start, end),
    isUnsafe,
  }));
}

function linesOf(file: string): readonly SentencesToPerson[] {
  return readFileSync(new URL(file, FOLDER), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as SentencesToPerson);
}
