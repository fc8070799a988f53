import type { RecordedPerson } from "../../../../scripts/eval-statements/recorded-people.ts";
import type { Statement } from "../../../../scripts/eval-statements/statement.ts";
import { monthsAgo } from "../../../../src/chat/records/periods/named-period.ts";
import {
  addDays,
  dayNumber,
  type LocalDate,
  weekdayOf,
} from "../../../../src/shared/local-date.ts";
import { answerRecordQuery } from "../../../../src/sport/records/answer-record-query.ts";
import type { RecordFact } from "../../../../src/sport/records/record-fact.ts";
import type { RecordActivity, RecordPeriod } from "../../../../src/sport/records/record-query.ts";
import { recordValue } from "../../../../src/sport/records/record-value.ts";
import { durationMilliseconds } from "../../../../src/sport/sport-log.ts";
import { MINUTE } from "../../../support/builders.ts";
import { traditional } from "../../../support/traditional.ts";
import { type Random, randomBy } from "./random-by.ts";

type Metric = "minutes" | "count" | "kcal" | "days" | "longest" | "average" | "ago";
export type Template = readonly [metric: Metric, text: string];

type Sport = {
  readonly family: string | null;
  readonly en: Readonly<Record<"past" | "done" | "ger" | "noun" | "one" | "many", string>>;
  readonly zh: Readonly<Record<"V" | "N", string>>;
};

const en = (past: string, done: string, ger: string, noun: string, one: string, many: string) => ({
  ...{ past, done, ger, noun, one, many },
});

const SPORTS: readonly Sport[] = [
  {
    family: null,
    en: en("worked out", "worked out", "working out", "exercise", "workout", "workouts"),
    zh: { V: "锻炼", N: "锻炼" },
  },
  {
    family: "running",
    en: en("went running", "gone running", "running", "running", "run", "runs"),
    zh: { V: "跑步", N: "跑步" },
  },
  {
    family: "bicycling",
    en: en("cycled", "cycled", "cycling", "cycling", "bike ride", "bike rides"),
    zh: { V: "骑车", N: "骑行" },
  },
  {
    family: "swimming",
    en: en("swam", "swum", "swimming", "swimming", "swim", "swims"),
    zh: { V: "游泳", N: "游泳" },
  },
  {
    family: "yoga",
    en: en("did yoga", "done yoga", "doing yoga", "yoga", "yoga session", "yoga sessions"),
    zh: { V: "练瑜伽", N: "瑜伽" },
  },
  {
    family: "strength",
    en: en(
      "did strength training",
      "done strength training",
      "doing strength training",
      "strength training",
      "strength workout",
      "strength workouts",
    ),
    zh: { V: "做力量训练", N: "力量训练" },
  },
];

type Days = { readonly period: RecordPeriod; readonly en: string; readonly zh: string };

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

function daysFor({ context: { today } }: RecordedPerson): readonly Days[] {
  const month = (back: number) =>
    monthsAgo(back, today) as Extract<RecordPeriod, { kind: "month" }>;
  const [now, one, three, five] = [month(0), month(1), month(3), month(5)];
  const since = addDays(today, -47);
  const [thursday, monday, yesterday] = [-3, -6, -1].map((back) => addDays(today, back)) as [
    LocalDate,
    LocalDate,
    LocalDate,
  ];
  const year = Number(today.slice(0, 4));
  const name = (number: number) => MONTHS[number - 1] ?? "";
  const short = (number: number) => name(number).slice(0, 3);
  const [, sinceMonth, sinceDay] = since.split("-").map(Number) as [number, number, number];
  const [, mondayMonth, mondayDay] = monday.split("-").map(Number) as [number, number, number];
  const weekday = WEEKDAYS[weekdayOf(thursday) - 1] ?? "";
  const weekdayZh = "一二三四五六日"[weekdayOf(thursday) - 1] ?? "";
  const ever: RecordPeriod = { kind: "ever" };
  const week = (weeksAgo: number): RecordPeriod => ({ kind: "week", weeksAgo });
  const lastDays = (days: number): RecordPeriod => ({ kind: "last_days", days });
  const on = (date: LocalDate): RecordPeriod => ({ kind: "day", date });
  const sinceThen: RecordPeriod = { kind: "since", date: since };
  const rows: readonly (readonly [RecordPeriod, string, string])[] = [
    [ever, "overall", "至今"],
    [ever, "so far", "到目前为止"],
    [ever, "altogether", "迄今为止"],
    [week(0), "this week", "本周"],
    [week(0), "so far this week", "这个星期"],
    [week(1), "last week", "上个星期"],
    [now, "this month", "这个月"],
    [now, "this month so far", "本月"],
    [one, "last month", "上个月"],
    [one, `in ${name(one.month)}`, `${one.month}月`],
    [one, `in ${short(one.month)}`, `${"一二三四五六七八九十"[one.month - 1] ?? one.month}月`],
    [three, `in ${name(three.month)}`, `${three.month}月份`],
    [five, `in ${name(five.month)} ${five.year}`, `${five.year}年${five.month}月`],
    [{ kind: "year", year }, "this year", "今年"],
    [{ kind: "year", year: year - 1 }, "last year", "去年"],
    [{ kind: "year", year: year - 1 }, `in ${year - 1}`, `${year - 1}年`],
    [lastDays(7), "over the past seven days", "过去一周"],
    [lastDays(30), "in the last 30 days", "最近30天"],
    [lastDays(90), "over the past 90 days", "过去90天"],
    [sinceThen, `since ${sinceDay} ${name(sinceMonth)}`, `自${sinceMonth}月${sinceDay}日以来`],
    [sinceThen, `since ${name(sinceMonth)} ${sinceDay}`, `从${sinceMonth}月${sinceDay}号到现在`],
    [on(thursday), `on ${weekday}`, `星期${weekdayZh}`],
    [on(monday), "last Monday", `${mondayMonth}月${mondayDay}日`],
    [on(yesterday), "yesterday", "昨天"],
  ];
  return rows.map(([period, en, zh]) => ({ period, en, zh }));
}

/** Statements by all templates about a person, true and false by turns; `seed` chooses sports, days and errors. */
export function filledTemplates(
  person: RecordedPerson,
  id: string,
  templates: readonly Template[],
  lang: "en" | "zh",
  seed: number,
): readonly Statement[] {
  const random = randomBy(seed);
  const days = daysFor(person);
  return templates.flatMap(([metric, text], number) => {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const statement = filled(
        person,
        { metric, text, lang, days },
        random,
        (number + seed) % 2 === 0,
      );
      if (statement === undefined) continue;
      return [{ ...statement, id: `${lang}-${metric}-${number}#${seed}`, person: id, metric }];
    }
    return [];
  });
}

const MOST_ATTEMPTS = 200;

type Filling = {
  readonly metric: Metric;
  readonly text: string;
  readonly lang: "en" | "zh";
  readonly days: readonly Days[];
};

function filled(
  person: RecordedPerson,
  { metric, text, lang, days }: Filling,
  random: Random,
  isTrue: boolean,
): Omit<Statement, "id" | "person" | "metric"> | undefined {
  const pick = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;
  const sport = metric === "days" ? (SPORTS[0] as Sport) : pick(SPORTS);
  const when = pick(days);
  const right = figureOf(person, metric, sport, when.period);
  if (right === undefined || right === 0) return undefined;
  const wrongs = ["far", "near", "elsewhere"] as const;
  const wrong = pick(wrongs);
  const elsewhere = () => figureOf(person, metric, pick(SPORTS), pick(days).period) ?? right;
  const said = isTrue
    ? right
    : wrong === "far"
      ? right * 2 + 13
      : wrong === "near"
        ? right + 2 + random(7)
        : elsewhere();
  const ways = rightWays(person, metric, sport, when.period);
  if (!isTrue && ways.some((each) => Math.abs(each - said) < 2)) return undefined;
  const isLong = text.includes("{h}");
  if (isLong && (said < 60 || !Number.isInteger(said))) return undefined;
  if (text.includes("{w}") && said > 10) return undefined;
  const figure = Number.isInteger(said) ? String(said) : said.toFixed(1);
  const forms = lang === "en" ? sport.en : sport.zh;
  let reply = text
    .replace("{P}", when[lang])
    .replace("{v}", figure)
    .replace("{h}", longForm(said, lang));
  reply = reply.replace("{w}", inWords(said, lang));
  for (const [name, form] of Object.entries(forms)) reply = reply.replace(`{${name}}`, form);
  if (lang === "en") {
    reply = reply.charAt(0).toUpperCase() + reply.slice(1);
    if (said === 1) return undefined;
  }
  const isTraditional = lang === "zh" && random(2) === 0;
  const shown = isTrue ? {} : { wrong };
  return {
    lang: isTraditional ? "zh-Hant" : lang,
    true: isTrue,
    ...shown,
    reply: isTraditional ? traditional(reply) : reply,
    right: ways,
  };
}

function rightWays(
  person: RecordedPerson,
  metric: Metric,
  sport: Sport,
  period: RecordPeriod,
): readonly number[] {
  const periods: readonly RecordPeriod[] =
    period.kind === "last_days"
      ? [
          period,
          { kind: "last_days", days: period.days + 1 },
          {
            kind: "range",
            start: addDays(person.context.today, -period.days),
            end: addDays(person.context.today, -1),
          },
        ]
      : [period];
  return periods.map((each) => figureOf(person, metric, sport, each) ?? 0);
}

function figureOf(
  { logs, context }: RecordedPerson,
  metric: Metric,
  { family, zh }: Sport,
  period: RecordPeriod,
): number | undefined {
  const activity: RecordActivity | null =
    family === null ? null : { name: zh.N, families: [family] };
  const ask = (query: Parameters<typeof answerRecordQuery>[0]): RecordFact =>
    answerRecordQuery(query, logs, [], context);
  if (metric === "ago" || metric === "longest") {
    const fact = ask({
      metric: metric === "ago" ? "last" : "longest",
      activity,
      period: metric === "ago" ? { kind: "ever" } : period,
    });
    const session = fact.kind === "sessions" ? fact.sessions[0] : undefined;
    if (session === undefined) return undefined;
    if (metric === "ago") return dayNumber(context.today) - dayNumber(session.date);
    return (durationMilliseconds(session.log) ?? 0) / MINUTE;
  }
  const fact = ask({ metric: "minutes", activity, period, grouping: null, comparison: null });
  const names = {
    minutes: "minutes",
    count: "sessions",
    kcal: "calories",
    days: "active_days",
    average: "average_minutes",
  } as const;
  return fact.kind === "amount" ? recordValue(names[metric], fact.of.amount) : undefined;
}

function longForm(minutes: number, lang: "en" | "zh"): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return lang === "en" ? `${hours} h ${rest} min` : `${hours}小时${rest}分钟`;
}

const WORDS = "zero one two three four five six seven eight nine ten".split(" ");

function inWords(number: number, lang: "en" | "zh"): string {
  return lang === "en" ? (WORDS[number] ?? "") : ("零一两三四五六七八九十"[number] ?? "");
}
