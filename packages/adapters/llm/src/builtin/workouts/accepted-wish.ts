import { notesTold, type ReplyMaterial } from "@health-exercise/domain/chat";
import {
  createPhraseFinder,
  type PhraseFinder,
  type ReadText,
  read,
} from "@health-exercise/domain/language";
import { readWish, type TrainingWish } from "./read-wish.ts";

/** How people take what was offered to them. Design values. */
const ACCEPTING: readonly string[] = [
  "(yes|yeah|yep|yup|sure|ok|okay|please|please do|go on|go ahead|do it|do that|sounds good|why not|gladly|a plan|the plan|a session|a week)",
  "(好|好的|好啊|好呀|要|要的|可以|行|来吧|来一个|来一次|嗯|排吧|麻烦|谢谢|计划|排个计划|都行|得|好啊唔该|唔该)",
];
/** That the goal is meant which was told before. */
const POINTING: readonly string[] = [
  "(for|towards|to) (that|it|this|the race|my race|my goal|the day|the event)",
  "(按|照|为|针对|对着)(这个|它|那个|比赛|目标|我的目标)",
];
/** Taking an offer needs no more words (design value). */
const MOST_WORDS = 5;
const HARMLESS = { riskLevel: "safe", flags: [] } as const;
const USUAL: Extract<TrainingWish, { of: "session" }> = {
  of: "session",
  isChoice: false,
  sparesSore: false,
  weekdays: [],
  wish: {
    kind: "full",
    minutes: null,
    equipment: new Set(),
    spared: new Set(),
    avoided: new Set(),
    level: "usual",
    variant: 0,
  },
};

let accepting: PhraseFinder<true> | undefined;
let pointing: PhraseFinder<true> | undefined;

/** What was offered where something was told just before: a plan for a goal, a week for free days, else a session. */
export function acceptedWish(
  asked: ReadText,
  history: ReplyMaterial["history"],
): TrainingWish | undefined {
  const last = history.findLast(({ role }) => role === "user");
  if (last === undefined || !accepts(asked)) return undefined;
  const told = notesTold(read(last.content), HARMLESS);
  const [first] = told;
  if (first === undefined || first.kind === "body" || first.kind === "name") return undefined;
  const week = { of: "week", form: "mixed", days: null, weeks: null, weekdays: [] } as const;
  if (first.kind === "goal") return forGoal(week, told) ?? week;
  return first.kind === "schedule" ? week : USUAL;
}

/** A plan for the goal that was told, as far as it is one of running. */
export function forGoal(
  { days, weeks, weekdays }: Extract<TrainingWish, { of: "week" }>,
  notes: readonly { readonly kind: string; readonly text: string }[],
): TrainingWish | undefined {
  const goals = notes.filter(({ kind }) => kind === "goal");
  const goal = goals.map(({ text }) => readWish(read(text)).goal).find((each) => each !== null);
  return goal ? { of: "running", goal, weeks, days, weekdays } : undefined;
}

/** Whether a message wishes for something for a goal that it does not name. */
export function pointsToGoal({ words }: ReadText): boolean {
  pointing ??= createPhraseFinder(
    POINTING.map((phrase) => [phrase, true as const]),
    { compare: "text" },
  );
  return pointing.find(words).length > 0;
}

function accepts({ words }: ReadText): boolean {
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  accepting ??= createPhraseFinder(
    ACCEPTING.map((phrase) => [phrase, true as const]),
    { compare: "text", within: "sentence" },
  );
  const found = accepting.find(words);
  const covered = words.filter((_, at) => found.some(({ start, end }) => start <= at && at < end));
  return covered.length === words.length;
}
