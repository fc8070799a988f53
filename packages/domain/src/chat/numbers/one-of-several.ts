import type { Figure, SentenceReading } from "./sentence-parts.ts";

const JOINERS = new Set([",", "、", "and", "&", "or", "和", "及", "与", "或"]);

/**
 * Whether a figure is that of one session among several: "45 and 50 minutes", "twice: once to work, once for 2 hours",
 * 骑车2次，一次120分钟.
 */
export function isOneOfSeveral(figure: Figure, reading: SentenceReading): boolean {
  const { figures } = reading;
  const isJoined = (left: Figure | undefined, right: Figure | undefined) =>
    left !== undefined &&
    right !== undefined &&
    left.amount.measure === right.amount.measure &&
    left.counted === undefined &&
    right.counted === undefined &&
    left.end + 1 === right.start &&
    JOINERS.has(reading.tokens[left.end]?.text ?? "");
  const at = figures.indexOf(figure);
  return (
    isJoined(figures[at - 1], figure) ||
    isJoined(figure, figures[at + 1]) ||
    followsBareNumber(figure, reading) ||
    figures.some((each) => each.clause === figure.clause && isOnceOfMore(each, reading))
  );
}

/** "45 and 50 minutes": the first has no unit of its own. */
function followsBareNumber({ start }: Figure, { tokens, figures, periods }: SentenceReading) {
  const place = start - 2;
  const number = tokens[place];
  const isBare = [...figures, ...periods].every((each) => place < each.start || place >= each.end);
  return number?.kind === "number" && isBare && JOINERS.has(tokens[start - 1]?.text ?? "");
}

/** "..., once to work": of sessions that are counted before it. */
function isOnceOfMore(
  { amount, start, clause }: Figure,
  { figures, activities }: SentenceReading,
): boolean {
  const isOnce = amount.measure === "sessions" && amount.low === 1 && amount.high === 1;
  const isNamed = activities.some((each) => each.clause === clause);
  const isCounted = figures.some(
    (each) => each.amount.measure === "sessions" && each.start < start && each.amount.low > 1,
  );
  return isOnce && !isNamed && isCounted;
}
