import type { QuotedPassage } from "@health-exercise/domain/chat";
import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import type { TextLanguage } from "@health-exercise/domain/language";
import { filled } from "../texts.ts";
import { GUIDANCE_TEXTS } from "./guidance.data.ts";
import type { PassageFit } from "./passage-fit.ts";

/** Sentences as they stand in the passages, and a line that names their sources. */
export type Guidance = {
  readonly text: string;
  readonly sources: string;
  readonly quoted: readonly QuotedPassage[];
  /** Whether it says that it may not meet the question. */
  readonly isTentative: boolean;
};

/** From this score on a passage that may not meet the question is told without an excuse (design value). */
const FAIR = 0.7;
/** Who looks after a condition. */
const CARE =
  /\b(?:doctors?|physicians?|midwi(?:fe|ves)|nurses?|physio\w*|cardiologist|specialist|clinic|team|examined)\b|医|就诊|助产|药师|理疗|康复师/u;

/** Each by its title, so that the reader sees which one is meant. */
export function severalOf(quoted: readonly QuotedPassage[], language: TextLanguage): Guidance {
  const texts = GUIDANCE_TEXTS[language];
  const [best, ...others] = quoted;
  const isFair = best !== undefined && best.passage.score >= FAIR;
  const opening = isFair
    ? [
        [leadOf(best.passage, language), ...best.sentences].join(texts.betweenSentences),
        texts.alsoNear,
      ]
    : [texts.areNear];
  const listed = (isFair ? others : quoted).map(({ passage: { title }, sentences }) =>
    filled(texts.oneOfSeveral, { title, sentences: sentences.join(texts.betweenSentences) }),
  );
  return told([...opening, ...listed], "\n", { quoted, isTentative: true }, language);
}

/** What is quoted, behind what has to be said of how it meets the question. */
export function guidanceOf(
  quoted: readonly QuotedPassage[],
  fit: PassageFit,
  language: TextLanguage,
): Guidance {
  const texts = GUIDANCE_TEXTS[language];
  const [best] = quoted;
  const isForeign = best !== undefined && best.passage.language !== language;
  const lead = isForeign
    ? [texts.otherLanguage]
    : fit === "answers"
      ? []
      : quoted.slice(0, 1).map(({ passage }) => leadOf(passage, language));
  const sentences = quoted.flatMap((each) => each.sentences);
  const between = isForeign ? " " : texts.betweenSentences;
  return told(
    [...lead, ...sentences],
    between,
    { quoted, isTentative: fit !== "answers" },
    language,
  );
}

/** What is said, with the doctor where one has to be asked, and where it is from. */
function told(
  said: readonly string[],
  between: string,
  { quoted, isTentative }: Pick<Guidance, "quoted" | "isTentative">,
  language: TextLanguage,
): Guidance {
  const care = asksForCare(quoted) ? [GUIDANCE_TEXTS[language].askYourDoctor] : [];
  const text = [...said, ...care].join(between);
  return { text, sources: sourcesOf(quoted, language), quoted, isTentative };
}

/** Whether what is told is for people with a condition, and says nothing of who looks after it. */
function asksForCare(quoted: readonly QuotedPassage[]): boolean {
  const isOfCondition = quoted.some(({ passage }) => passage.audience.conditions.length > 0);
  return isOfCondition && !quoted.some(({ sentences }) => CARE.test(sentences.join(" ")));
}

/** Says what the passage is about, so that the reader sees whether it answers. */
export function leadOf({ title, score }: KnowledgePassage, language: TextLanguage): string {
  const { mayAnswer, isNear } = GUIDANCE_TEXTS[language];
  return filled(score >= FAIR ? mayAnswer : isNear, { title });
}

function sourcesOf(quoted: readonly QuotedPassage[], language: TextLanguage): string {
  const texts = GUIDANCE_TEXTS[language];
  const sources = [...new Set(quoted.map(({ passage }) => sourceOf(passage, language)))];
  return filled(sources.length > 1 ? texts.sources : texts.source, {
    sources: sources.join(texts.betweenSources),
  });
}

function sourceOf({ source }: KnowledgePassage, language: TextLanguage): string {
  const { organisation, title, year } = source;
  return filled(GUIDANCE_TEXTS[language].oneSource, { organisation, title, year: String(year) });
}
