/** A fact that a right answer states: of this kind, one of these values (`docs/chat.md`, "Evaluation"). */
export type WantedFact = { readonly k: string; readonly v?: readonly (number | string)[] };

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const CHINESE_WEEKDAYS = "一二三四五六日";
const DAY_MS = 86_400_000;
const ROUNDING = 0.051;

/** What stands behind a number of each kind. */
const UNITS: Readonly<Record<string, RegExp>> = {
  minutes: /^\s*(?:minute|分钟|分鐘)/,
  kcal: /^\s*(?:kcal|千卡)/,
  met: /^\s*MET/,
  count: /^\s*(?:session|次)/,
  days: /^\s*(?:day|天)/,
  daysAgo: /^\s*(?:day|天)/,
  rating: /^\s*(?:of 5|分)/,
};
const WORDS: Readonly<Record<string, RegExp>> = {
  up: /goes up|上升/,
  down: /goes down|下降/,
  yes: /^Yes|^有/,
  no: /^No\b|^没有|^沒有/,
  reached: /^Yes|^Nothing is missing|^达到了|^達到了|^不差/,
  missed: /^No\b|^Not yet|^没有|^沒有|^还没|^還沒/,
};
const SPORTS: Readonly<Record<string, RegExp>> = {
  running: /run|jog|跑/i,
  cycling: /cycl|bike|ride|骑|騎/i,
  swimming: /swim|游/i,
  yoga: /yoga|瑜/i,
  strength: /strength|力量/i,
  walking: /walk|走|步/i,
  badminton: /badminton|羽/i,
};
const NONE = /\bno\b.*on record|没有|沒有/i;
const NOT_KNOWN =
  /not on record|not happened|only know your own|没有记录|沒有記錄|还没有发生|還沒有發生|只知道你自己|不知道|No active plan|没有找到|沒有找到|no note|no rating|do not know/i;

/** Whether a reply, given on `today`, says that nothing was done. */
export function saysNone(reply: string): boolean {
  return NONE.test(reply);
}

/** Whether a reply says that this is not on record. */
export function saysNotKnown(reply: string): boolean {
  return NOT_KNOWN.test(reply) || saysNone(reply);
}

/** Whether a reply, given on `today`, states a fact. */
export function states(reply: string, { k, v = [] }: WantedFact, today: string): boolean {
  const words = WORDS[k];
  if (words !== undefined) return words.test(reply);
  return v.some((value) => statesValue(reply, k, value, today));
}

function statesValue(reply: string, kind: string, value: number | string, today: string): boolean {
  if (kind === "text") return reply.includes(String(value));
  if (kind === "sport") return SPORTS[String(value)]?.test(reply) === true;
  if (kind === "winner") return reply.includes(String(value));
  if (kind === "weekday") return saysWeekday(reply, Number(value));
  if (kind === "date" || kind === "week") return saysDate(reply, String(value), today);
  if (kind === "daysAgo" && value === 0) return /today|今天/i.test(reply);
  if (kind === "daysAgo" && value === 1 && /yesterday|昨天/i.test(reply)) return true;
  if (value === 0 && saysNone(reply)) return true;
  return hasNumber(reply, Number(value), UNITS[kind]);
}

function hasNumber(reply: string, value: number, unit: RegExp | undefined): boolean {
  for (const { 0: number, index } of reply.matchAll(/\d+(?:\.\d+)?/g)) {
    const behind = reply.slice(index + number.length);
    if (Math.abs(Number(number) - value) < ROUNDING && unit?.test(behind) === true) return true;
  }
  return false;
}

function saysWeekday(reply: string, weekday: number): boolean {
  const chinese = CHINESE_WEEKDAYS.charAt(weekday);
  return reply.includes(WEEKDAYS[weekday] ?? "-") || reply.includes(`星期${chinese}`);
}

function saysDate(reply: string, date: string, today: string): boolean {
  const [, month = 0, day = 0] = date.split("-").map(Number);
  const ago = Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS);
  const isNear =
    (ago === 0 && /today|今天/i.test(reply)) || (ago === 1 && /yesterday|昨天/i.test(reply));
  return (
    isNear || reply.includes(`${day} ${MONTHS[month - 1]}`) || reply.includes(`${month}月${day}日`)
  );
}
