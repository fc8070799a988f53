/** An amount that a text says is needed, advised or enough. */
export type ClaimedAmount = {
  /** What is counted: minutes or sessions of a week, or hours of a night. */
  readonly measure: "minutes_per_week" | "days_per_week" | "hours_of_sleep";
  readonly kind: "moderate" | "vigorous" | "strength";
  readonly least: number;
  readonly most: number;
};

/** A number with its unit; every part is bounded, so that reading takes linear time. */
const AMOUNT =
  /(\d{1,4}(?:\.\d{1,2})?)(?:\s{0,2}(?:-|\u2013|~|to|and|至|到)\s{0,2}(\d{1,4}(?:\.\d{1,2})?))?\s{0,2}[-个]?(minute|min|hour|hr|day|time|session|分钟|小时|天|日|次)/g;
const ADVICE =
  /\b(?:at least|minimum|at most|no more than|enough|sufficient|suffices?|need|needs|needed|should|must|recommend\w{0,5}|aim|ideal|only)\b|足够|就够|够了|应|需|至少|最多|不超过|建议|推荐|只要|即可|必须/;
const AT_LEAST = /(?:at least|minimum of|a minimum|more than|至少|不少于|以上|超过)/;
const AT_MOST = /(?:at most|no more than|not more than|up to|最多|不超过|至多)/;
const PER_WEEK = /(?:a|per|each|every|\/)\s?week|weekly|每周|一周|每星期|一星期/;
const PER_DAY = /(?:a|per|each|every|\/)\s?day|daily|每天|每日|一天/;
const SLEEP = /\bsle(?:ep|pt)|睡/;
const VIGOROUS = /vigorous|high-intensity|hard|高强度|剧烈/;
const MODERATE = /moderate|brisk|中等|中到高|中高/;
const STRENGTH = /strength|resistance|weight|muscle|balance|力量|肌肉|抗阻|平衡/;
const SUM_OF_A_WEEK = /^s?\s?(?:of [a-z- ]{0,30})?(?:a|per|each) week/;
const SESSIONS_FOLLOW = /^s?[^.;。；]{0,40}(?:\d{1,2}\s?(?:time|day|session)|\d{1,2}次)/;
const EACH_SESSION = /每次|per session|each session/;
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  ten: "10",
  fifteen: "15",
  twenty: "20",
  thirty: "30",
  forty: "40",
  sixty: "60",
  ninety: "90",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  zero: "0",
  once: "1 time",
  twice: "2 times",
};
const NUMBER_WORD = new RegExp(`(?<!\\bat )\\b(?:${Object.keys(NUMBER_WORDS).join("|")})\\b`, "gi");
/** "No days", "no minutes": none of them. */
const NONE_OF = /\bno (?=days?\b|minutes?\b|hours?\b|sessions?\b|times?\b)/gi;
/** Chinese numerals below a thousand before a unit; "一天" and "一周" are times and no amounts. */
const CHINESE_NUMBER =
  /(?:([一二两三四五六七八九])百)?零?(?:([一二两三四五六七八九])?(十))?([零〇一二两三四五六七八九])?(?=个?(?:分钟|小时|天|日|次))/g;
const CHINESE_DIGITS = "零一二三四五六七八九";
const DAYS_IN_A_WEEK = 7;
const MINUTES_IN_A_DAY = 1440;
const NEARBY = 48;

/** The amounts of exercise or sleep that a sentence advises; nothing where it only tells what somebody does. */
export function amountsIn(sentence: string): readonly ClaimedAmount[] {
  const text = withDigits(sentence.normalize("NFKC").toLowerCase());
  if (!ADVICE.test(text)) return [];
  const readings = [...text.matchAll(AMOUNT)].map((match) => readingOf(text, match));
  return readings.flatMap((reading) => amountOf(reading, readings, text) ?? []);
}

function chineseNumber(
  whole: string,
  hundreds: string | undefined,
  tens: string | undefined,
  ten: string | undefined,
  ones: string | undefined,
): string {
  if (whole === "" || whole === "一") return whole;
  const tensValue = ten === undefined ? 0 : (digitOf(tens) || 1) * 10;
  return String(digitOf(hundreds) * 100 + tensValue + digitOf(ones));
}

function digitOf(character: string | undefined): number {
  if (character === "两") return 2;
  return character === undefined ? 0 : Math.max(0, CHINESE_DIGITS.indexOf(character));
}

/** The text with digits for numbers that are written as words. */
export function withDigits(text: string): string {
  return text
    .replace(NONE_OF, "0 ")
    .replace(NUMBER_WORD, (word) => NUMBER_WORDS[word.toLowerCase()] ?? word)
    .replace(CHINESE_NUMBER, chineseNumber);
}

type Reading = {
  readonly least: number;
  readonly most: number;
  readonly unit: "minutes" | "days";
  readonly hours: boolean;
  readonly around: string;
  readonly following: string;
};

function readingOf(text: string, match: RegExpExecArray): Reading {
  const [whole, first = "0", second, unit = ""] = match;
  const hours = /^(?:hour|hr|小时)/.test(unit);
  const isTime = hours || /^(?:min|分钟)/.test(unit);
  const factor = hours ? 60 : 1;
  const lead = text.slice(Math.max(0, match.index - 16), match.index);
  const end = match.index + whole.length;
  const after = text.slice(end, end + 6);
  const least = Number(first) * factor;
  const most = Number(second ?? first) * factor;
  const isFloor = AT_LEAST.test(lead) || /^\s?(?:or more|及?以上)/.test(after);
  const isCeiling = AT_MOST.test(lead);
  return {
    least: isCeiling ? 0 : least,
    // "At least 150 to 300" names the range that is advised; only a single number is open above.
    most: isFloor && !isCeiling && second === undefined ? Number.POSITIVE_INFINITY : most,
    unit: isTime ? "minutes" : "days",
    hours,
    around: text.slice(Math.max(0, match.index - NEARBY), end + NEARBY),
    following: text.slice(end, end + NEARBY),
  };
}

function amountOf(
  reading: Reading,
  all: readonly Reading[],
  sentence: string,
): ClaimedAmount | undefined {
  const { least, most, unit } = reading;
  if (unit === "minutes" && reading.hours && SLEEP.test(sentence)) {
    return { measure: "hours_of_sleep", kind: "moderate", least: least / 60, most: most / 60 };
  }
  // Longer ones are pauses between sessions.
  if (reading.hours && least >= MINUTES_IN_A_DAY) return undefined;
  const kind = kindOf(reading, sentence);
  const isWeekly = PER_WEEK.test(reading.around);
  if (unit === "days") {
    if (!isWeekly || !STRENGTH.test(sentence)) return undefined;
    return { measure: "days_per_week", kind: "strength", least, most };
  }
  const days = all.find((other) => other.unit === "days");
  const isDaily = PER_DAY.test(reading.around);
  const factor = days !== undefined ? days.least || 1 : isDaily ? DAYS_IN_A_WEEK : 1;
  if (!isWeekly && !isDaily) return undefined;
  if (kind === "strength") return undefined;
  const isSum = isWeekly && !isDaily && !isPerSession(reading, sentence);
  const times = isSum ? 1 : factor;
  return { measure: "minutes_per_week", kind, least: least * times, most: most * times };
}

/** Whether "30 minutes 3 times a week" is meant, and not "150 minutes a week on 3 days". */
function isPerSession({ following }: Reading, sentence: string): boolean {
  if (SUM_OF_A_WEEK.test(following)) return false;
  return SESSIONS_FOLLOW.test(following) || EACH_SESSION.test(sentence);
}

function kindOf({ following }: Reading, sentence: string): ClaimedAmount["kind"] {
  const moderate = MODERATE.exec(following)?.index ?? Number.POSITIVE_INFINITY;
  const vigorous = VIGOROUS.exec(following)?.index ?? Number.POSITIVE_INFINITY;
  if (vigorous < moderate) return "vigorous";
  if (moderate < vigorous) return "moderate";
  return STRENGTH.test(sentence) && !/aerobic|activity|exercise|有氧|活动|运动/.test(sentence)
    ? "strength"
    : "moderate";
}

/**
 * Whether a claimed amount advises what the known one does: the same floor, or a number or range within it, and no limit
 * where the other one is none; undefined when they cannot be compared.
 */
export function amountsMeanTheSame(
  claimed: ClaimedAmount,
  known: ClaimedAmount,
): boolean | undefined {
  if (claimed.measure !== known.measure || claimed.kind !== known.kind) return undefined;
  if (claimed.most === Number.POSITIVE_INFINITY) return claimed.least === known.least;
  return claimed.least >= known.least && claimed.most <= known.most;
}

/** Whether two amounts of the same measure and kind cannot both be right; undefined when they cannot be compared. */
export function amountsDisagree(left: ClaimedAmount, right: ClaimedAmount): boolean | undefined {
  if (left.measure !== right.measure || left.kind !== right.kind) return undefined;
  return left.least > right.most || right.least > left.most;
}
