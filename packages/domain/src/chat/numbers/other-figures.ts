import type { SaidFigure } from "./said-figure.ts";

/** What was done with minutes and days where no kind of exercise is named. */
const VAGUE_DOING = new Set(
  (
    "did do done logged log recorded completed clocked put totalled totaled total accumulated racked collected managed " +
    "at active got hit reached amounted exercised trained moved spent finished achieved covered streak showed turned made"
  ).split(" "),
);
const COMPLETED = /完成|记录|累计|累积|达到|总时长|打卡|活跃|连续|动了|动起来/;
const AFTERWARDS = new Set(["后", "内"]);
const TO_AFTERWARDS = new Set(["以", "之"]);
const SOONER = { before: new Set(["快", "慢"]), after: new Set(["faster", "slower", "quicker"]) };
const DELAYS = new Set(["after", "within", "every"]);
const BEFORE_SUBSETS = new Set(
  "last past first latest recent previous final 近 前 头 后".split(" "),
);

/** Whether a figure is of sleep, rest or pain, of a delay, of a few sessions among others, or of no exercise. */
export function isOfOtherThing(said: SaidFigure): boolean {
  return (
    said.has("other_thing") ||
    said.hasBefore("other_thing") ||
    isDelay(said) ||
    isHeadStart(said) ||
    isSubset(said) ||
    isOfOtherNoun(said)
  );
}

/** "After 3 days", "within 2 weeks", 3天后. */
function isDelay({ figure, reading }: SaidFigure): boolean {
  const { start, end, amount } = figure;
  const text = (place: number) => reading.tokens[place]?.text ?? "";
  const isLater =
    AFTERWARDS.has(text(end)) || (TO_AFTERWARDS.has(text(end)) && AFTERWARDS.has(text(end + 1)));
  const isIn = amount.measure === "days" && text(start - 1) === "in";
  return isLater || isIn || DELAYS.has(text(start - 1));
}

/** "4 minutes faster", 快4分钟, 慢了4分钟: how much sooner somebody was there. */
function isHeadStart({ figure: { start, end, amount }, reading: { tokens } }: SaidFigure): boolean {
  const before = tokens[start - 1]?.text === "了" ? start - 2 : start - 1;
  const textAt = (place: number) => tokens[place]?.text ?? "";
  const isFaster = SOONER.before.has(textAt(before)) || SOONER.after.has(textAt(end));
  return amount.measure === "minutes" && isFaster;
}

/** "Your last 3 runs". */
function isSubset({ reading: { figures, tokens } }: SaidFigure): boolean {
  return figures.some(({ amount, start }) => {
    const [word, last] = [tokens[start - 2]?.text, tokens[start - 1]?.text ?? ""];
    const isNow = word === "目" && last === "前";
    return amount.measure === "sessions" && !isNow && BEFORE_SUBSETS.has(last);
  });
}

/** "The 6-minute test". */
function isOfOtherNoun({ figure, reading }: SaidFigure): boolean {
  const { amount, end } = figure;
  const isOfExercise = reading.activities.some(({ start }) => start === end || start === end + 1);
  return amount.isAttributive && amount.measure === "minutes" && !isOfExercise;
}

/** Whether exercise is spoken of at all: of minutes, days and energy there are others. */
export function isOfExercise({ figure, reading, context, has }: SaidFigure): boolean {
  const { activities, figures, periods, tokens, cues } = reading;
  const { measure, unit, form } = figure.amount;
  const isNamed = activities.some(
    ({ clause }) => measure !== "energy" || figure.reach.includes(clause),
  );
  if (isNamed || figure.counted !== undefined || context.carried.length > 0) return true;
  if (figures.some(({ amount }) => amount.measure === "sessions")) return true;
  if (has("longest", "best", "best_session", "per_session", "last")) return true;
  if (measure === "energy") {
    // "This week: calories: 540" in a table.
    const isLabelled = periods.length > 0 && tokens[figure.start - 1]?.text === ":";
    return isLabelled || cues.some(({ meaning }) => meaning === "burning");
  }
  const written = tokens.map(({ text }) => text);
  if (written.some((text) => VAGUE_DOING.has(text)) || COMPLETED.test(written.join("")))
    return true;
  return measure === "minutes" && unit.factor === 1 && form === "plain" && periods.length > 0;
}
