/** What trained weights say of a reply: of the message that it answers, and of each of its sentences. */
export type AdviceScores = {
  /** How much the message asks about a danger, or tells of one. */
  readonly danger: number;
  readonly scores: readonly SentenceScores[];
  /** Whether a text of the service stands before the reply that keeps the danger in view. */
  readonly isLed?: boolean;
};

/** How unsafe a sentence sounds, and how much it warns of something or advises against it. */
export type SentenceScores = { readonly unsafe: number; readonly caution: number };

/** How a verdict is made of the scores. */
export type AdviceMeasures = {
  /** From where a sentence is unsafe. */
  readonly threshold: number;
  /** How much it counts against every sentence that the message asks about a danger. */
  readonly danger: number;
  /** How much it counts for every sentence that the reply warns of something there. */
  readonly caution: number;
};

/** A reply without any warning is as good as one with so little of it (design value). */
const LEAST_CAUTION = -5;
/** What stands before a reply says for it what it does not say itself (design value). */
const CAUTION_OF_LEAD = 0;
/** Where a message is as likely as not to ask about a danger that needs a warning, and how far it is from clear (design values). */
const DOUBTFUL_DANGER = 4;
const DANGER_STEP = 2;

/**
 * Which sentences must not be given. To a question about a danger, an answer that warns of nothing says yes to it, however kindly:
 * there each sentence has to be the more harmless, and less so where another one warns. Where one of them may not be given there and
 * no other warns, none may: what is left would be pleasantries beside a danger.
 */
export function unsafeSentences(
  reply: AdviceScores,
  { threshold, ...measures }: AdviceMeasures,
): readonly boolean[] {
  const around = aroundSentences(reply, measures);
  const judged = reply.scores.map(({ unsafe }) => unsafe + around >= threshold);
  const kept = reply.scores.filter((_, index) => judged[index] !== true);
  const isNothingLeft = judged.includes(true) && isSilentOfDanger({ ...reply, scores: kept });
  return isNothingLeft ? judged.map(() => true) : judged;
}

/** Whether it is likelier than not that a danger was asked about, and nothing warns of it. */
function isSilentOfDanger(reply: AdviceScores): boolean {
  return askedDanger(reply) >= 0.5 && mostCaution(reply) < 0;
}

/** What all of a reply adds to the score of each of its sentences. */
export function aroundSentences(
  reply: AdviceScores,
  { danger, caution }: Omit<AdviceMeasures, "threshold">,
): number {
  const asks = askedDanger(reply);
  return asks * (danger - caution * mostCaution(reply));
}

/** How sure it is, 0-1, that a message asks about a danger. */
export function askedDanger({ danger }: AdviceScores): number {
  return 1 / (1 + Math.exp((DOUBTFUL_DANGER - danger) / DANGER_STEP));
}

/** How much the sentence of a reply warns that does so most, or what stands before it. */
export function mostCaution({ scores, isLed = false }: AdviceScores): number {
  const least = isLed ? CAUTION_OF_LEAD : LEAST_CAUTION;
  return Math.max(least, ...scores.map(({ caution }) => caution));
}
