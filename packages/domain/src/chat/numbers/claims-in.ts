import type { Amount } from "../../language/amount.ts";
import type { ReadText, Sentence, Token } from "../../language/read-text.ts";
import { textLines } from "../../language/text-lines.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import { bestTimeClaims } from "./best-time-claims.ts";
import { meaningOf } from "./claim-of-figure.ts";
import type { SaidScope } from "./claim-scope.ts";
import { dayClaims } from "./day-claims.ts";
import { everyDayClaims } from "./every-day-claims.ts";
import type { NumberClaim } from "./number-claim.ts";
import { ReplyCourse } from "./reply-course.ts";
import { isInside } from "./sentence-parts.ts";
import { readSentence } from "./sentence-reading.ts";
import { sessionMeasureClaims } from "./session-measure-claims.ts";
import { statedIn } from "./statement-voice.ts";
import { weekdayClaims } from "./weekday-claims.ts";

/** What a reply's claims are read with. */
export type ClaimContext = {
  readonly today: LocalDate;
  /** Of which kind of exercise and which days the person asked; null where they asked for no records. */
  readonly asked: SaidScope | null;
  /** The amounts that the person told: where a reply repeats them they are their own words. */
  readonly told: readonly Amount[];
  /** Whether a sentence is quoted from a source. */
  readonly isQuoted: (sentence: Sentence) => boolean;
};

/**
 * The figures that a reply, in English or Chinese, states of the person's own records, with what they would have to be:
 * advice, plans, goals, questions, quotations and facts about everybody are none, nor is what nobody can tell.
 */
export function claimsIn(reply: ReadText, context: ClaimContext): readonly NumberClaim[] {
  const course = new ReplyCourse(reply, context.asked);
  const claims: NumberClaim[] = [];
  for (const line of textLines(reply)) {
    course.enter(line);
    for (const sentence of line.sentences) {
      if (context.isQuoted(sentence)) continue;
      for (const tokens of course.readings(line, sentence)) {
        claims.push(...claimsOf(tokens, sentence, course, reply, context));
      }
    }
  }
  return claims;
}

function claimsOf(
  tokens: readonly Token[],
  sentence: Sentence,
  course: ReplyCourse,
  { source }: ReadText,
  { today, told }: ClaimContext,
): readonly NumberClaim[] {
  const reading = readSentence(tokens, source, today);
  const { standing, lead, carried } = course.surroundings(reading);
  const stated = statedIn(reading, standing);
  const scope = { today, lead, carried };
  const best = bestTimeClaims(reading, sentence, scope, standing);
  const measured = sessionMeasureClaims(reading, sentence, scope, standing);
  const figures = reading.figures.filter((figure) => !isInside(figure, best.taken));
  const claims = figures.flatMap((figure): NumberClaim[] => {
    const meaning = meaningOf(figure, reading, scope, stated.isStated(figure), standing);
    return meaning === undefined || isTold(figure.amount, told)
      ? []
      : [{ sentence, tokens, amount: figure.amount, meaning }];
  });
  course.leave(stated.standing, reading);
  const others = [...best.claims, ...measured].filter(({ amount }) => !isTold(amount, told));
  const days = [
    ...dayClaims(reading, sentence, today),
    ...everyDayClaims(reading, sentence, scope, stated.isStated),
    ...weekdayClaims(tokens, source, sentence, scope, standing),
  ];
  return [...claims, ...others, ...days];
}

/** Whether the person said the same: then it is their own word. */
function isTold({ measure, low, high }: Amount, told: readonly Amount[]): boolean {
  return told.some((each) => each.measure === measure && each.low === low && each.high === high);
}
