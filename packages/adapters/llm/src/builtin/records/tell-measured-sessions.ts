import type { RecordAsk } from "@health-exercise/domain/chat";
import {
  type DatedSession,
  distanceOfSession,
  durationMilliseconds,
  metersOf,
  movementOf,
  paceSecondsPerKilometer,
  recordActivityNamed,
  type UnrecordedMeasure,
} from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { amountOf, onDate } from "./amounts.ts";
import { FACT_TEXTS } from "./fact-texts.data.ts";
import { MEASURE_TEXTS } from "./measure-texts.data.ts";
import { climbOf, clockOf, distanceOf, paceOf, speedOf } from "./measures.ts";
import type { PeriodPhrase } from "./period-phrase.ts";
import { periodUpToNow } from "./tell-measures.ts";
import type { FactOf, Telling } from "./telling.ts";

type MeasureAsk = Extract<RecordAsk, "distance" | "pace" | UnrecordedMeasure>;
type Values = Readonly<Record<string, string>>;

const ASKS: readonly MeasureAsk[] = ["distance", "pace", "heart_rate", "steps", "climb"];
const MILLISECONDS_PER_SECOND = 1_000;

export function isMeasureAsk(ask: RecordAsk): ask is MeasureAsk {
  return ASKS.some((each) => each === ask);
}

/** What was measured of one session, or that it was not. */
export function measuredSentence(
  session: DatedSession,
  ask: MeasureAsk,
  values: Values,
  telling: Telling,
): string {
  const texts = MEASURE_TEXTS[telling.language];
  const told = { ...values, ...measuresOf(session, telling) };
  const text = textOf(ask, told, texts);
  return text === undefined
    ? filled(texts.lastUnknown, { ...told, Name: texts.names[ask] })
    : filled(text, told);
}

/** "And the pace?" behind the longest session: what is asked of it, or that it is not known; its distance is told anyway. */
export function measureOfIt(session: DatedSession, ask: RecordAsk, telling: Telling): string[] {
  if (!isMeasureAsk(ask) || ask === "distance") return [];
  const { names, ofIt, ofItUnknown } = MEASURE_TEXTS[telling.language];
  const { pace, speed, steps, climb, beats } = measuresOf(session, telling);
  const value = { pace: pace ?? speed, heart_rate: beats, steps, climb }[ask];
  const Name = names[ask];
  return [value === undefined ? filled(ofItUnknown, { Name }) : filled(ofIt, { Name, value })];
}

/** The session that went furthest or fastest. */
export function bestSentence(
  { of }: FactOf<"sessions">,
  session: DatedSession,
  pick: "longest_distance" | "best_pace",
  ask: RecordAsk,
  values: Values,
  telling: Telling,
): string {
  const texts = MEASURE_TEXTS[telling.language];
  const told = { ...values, ...upToNow(of, telling), ...measuresOf(session, telling) };
  if (pick === "best_pace") return filled("pace" in told ? texts.bestPace : texts.bestSpeed, told);
  return filled(ask === "when" ? texts.longestDistanceWhen : texts.longestDistance, told);
}

/** The best time over a stretch: of a run of that distance, or on the way of a longer one. */
export function stretchSentence(
  { query, of, sessions, onTrack }: FactOf<"sessions">,
  ask: RecordAsk,
  values: Values | undefined,
  telling: Telling,
): string {
  const { today, language } = telling;
  const texts = MEASURE_TEXTS[language];
  const stretch = texts.stretches[query.metric as keyof typeof texts.stretches];
  const told = { ...upToNow(of, telling), stretch };
  const [session] = sessions;
  const milliseconds = session && distanceOfSession(session.log)?.pacedMilliseconds;
  const isOfRun =
    session !== undefined &&
    milliseconds !== undefined &&
    milliseconds <= (onTrack?.value ?? milliseconds);
  const found = (sentence: string) =>
    ask === "whether" ? filled(FACT_TEXTS[language].yes, { sentence }) : sentence;
  if (isOfRun) {
    const time = timeText(milliseconds);
    const sentence = filled(texts.fastest, { ...values, ...told, time });
    return found(`${sentence}${sideOfRace(session, ask, telling)}`);
  }
  if (!onTrack) return filled(texts.noStretch, told);
  const on = onDate(onTrack.date, today, language);
  return found(filled(texts.fastestOnTrack, { ...told, on, time: timeText(onTrack.value) }));
}

/** How far it was, or how fast, where that is asked for. */
function sideOfRace(session: DatedSession, ask: RecordAsk, telling: Telling): string {
  if (ask !== "pace" && ask !== "distance") return "";
  const values = measuresOf(session, telling);
  const side = filled(MEASURE_TEXTS[telling.language].ofRace[ask], values);
  if (values[ask] === undefined) return "";
  return telling.language === "zh" ? side : ` ${side}`;
}

function upToNow({ period }: FactOf<"sessions">["of"], { today, language }: Telling): PeriodPhrase {
  return periodUpToNow(period, today, language);
}

function textOf(ask: MeasureAsk, told: Values, texts: (typeof MEASURE_TEXTS)["en"]) {
  const isTold = (name: string) => told[name] !== undefined;
  switch (ask) {
    case "pace":
      return isTold("pace") ? texts.last.pace : isTold("speed") ? texts.last.speed : undefined;
    case "heart_rate":
      return isTold("beats") ? texts.last.heart_rate : undefined;
    default:
      return isTold(ask) ? texts.last[ask] : undefined;
  }
}

/** What was measured of a session, without what is not known. */
export function measuresOf({ log }: DatedSession, telling: Telling): Values {
  const { distanceMeters, steps, elevationGainMeters, movingSeconds } = log.measures;
  const elapsed = durationMilliseconds(log);
  const seconds = movingSeconds ?? (elapsed === null ? null : elapsed / MILLISECONDS_PER_SECOND);
  const pace = paceSecondsPerKilometer(distanceOfSession(log));
  const moved = movementOf(log);
  const beats = beatsText(log.measures, telling);
  return {
    ...(distanceMeters !== null && {
      distance: distanceOf(distanceMeters, telling, recordActivityNamed(log.sportName)),
    }),
    ...(seconds !== null && { time: clockOf(seconds) }),
    ...(pace !== null && { pace: paceOf(pace, telling) }),
    ...(moved !== null && {
      speed: speedOf(
        metersOf(moved.decimeters),
        moved.milliseconds / MILLISECONDS_PER_SECOND,
        telling,
      ),
    }),
    ...(steps !== null && { steps: String(steps) }),
    ...(elevationGainMeters !== null && { climb: climbOf(elevationGainMeters, telling) }),
    ...(beats !== "" && { beats }),
  };
}

/** A mean and a highest pulse, where they are known. */
export function beatsText(
  {
    averageHeartRateBpm: mean,
    maxHeartRateBpm: most,
  }: Pick<DatedSession["log"]["measures"], "averageHeartRateBpm" | "maxHeartRateBpm">,
  { language }: Telling,
): string {
  const texts = MEASURE_TEXTS[language];
  return [
    ...(mean === null
      ? []
      : [filled(texts.meanBeats, { beats: amountOf("beats", mean, language) })]),
    ...(most === null
      ? []
      : [filled(texts.mostBeats, { beats: amountOf("beats", most, language) })]),
  ].join(language === "zh" ? "，" : " and ");
}

function timeText(milliseconds: number): string {
  return clockOf(milliseconds / MILLISECONDS_PER_SECOND);
}
