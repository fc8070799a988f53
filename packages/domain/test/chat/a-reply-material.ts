import {
  type OwnRecords,
  ownRecords,
  ownTotals,
  recordedDays,
} from "../../src/chat/own-records.ts";
import type { ReplyMaterial } from "../../src/chat/reply/reply-material.ts";
import type { KnowledgePassage } from "../../src/knowledge/knowledge-entry.ts";
import { read } from "../../src/language/read.ts";
import { isWithinRange } from "../../src/shared/local-date.ts";
import { UTC } from "../../src/shared/time-zone.ts";
import type { FinishedSportLog, OpenSportLog } from "../../src/sport/sport-log.ts";
import { dailyTotals, finishedByStart } from "../../src/sport/statistics/daily-totals.ts";
import {
  exerciseStatistics,
  statisticsContext,
} from "../../src/sport/statistics/exercise-statistics.ts";
import type { SchemeProgress } from "../../src/sport/statistics/weekly-report.ts";
import type { Profile } from "../../src/user/profile.ts";
import { findNothing } from "../safety/risk/a-content-check.ts";
import { at } from "../support/builders.ts";

type Recorded = {
  readonly now?: Date;
  readonly logs?: readonly FinishedSportLog[];
  readonly openSession?: OpenSportLog | null;
  readonly schemes?: readonly SchemeProgress[];
  readonly profile?: Profile | null;
};

/** Records over `logs` as they stand on Thursday, 5 March 2026, unless another moment is named. */
export function someRecords({
  now = at("2026-03-05T12:00"),
  logs = [],
  openSession = null,
  schemes = [],
  profile = null,
}: Recorded = {}): OwnRecords {
  const context = statisticsContext(profile, UTC, now);
  const finished = finishedByStart(logs);
  const recorded = recordedDays(context);
  const statistics = exerciseStatistics(logs, context);
  const days = dailyTotals(finished, context).filter(({ date }) => isWithinRange(date, recorded));
  const totals = ownTotals({ statistics, days, schemes }, context);
  const lastSession = (finished.at(-1) as FinishedSportLog | undefined) ?? null;
  return ownRecords({ profile, totals, lastSession, openSession }, context);
}

/** A passage about the weekly amount of exercise. */
export function aPassage(changes: Partial<KnowledgePassage> = {}): KnowledgePassage {
  return {
    id: "weekly-amount.en",
    title: "How much activity adults need in a week",
    summary: "Adults should do 150 to 300 minutes of moderate activity a week.",
    text: "Adults should do 150 to 300 minutes of moderate activity a week, or 75 to 150 minutes of vigorous activity. Strengthening on two days adds to it. Some activity is better than none.",
    source: {
      organisation: "World Health Organization",
      title: "Guidelines on physical activity and sedentary behaviour",
      year: 2020,
      url: null,
    },
    language: "en",
    topics: ["amount"],
    audience: { ageGroups: [], conditions: [] },
    score: 0.9,
    ...changes,
  };
}

type Texts = "message" | "question" | "earlierQuestion";
/** What is to be different, its texts as they are written. */
export type MaterialFacts = Partial<Omit<ReplyMaterial, Texts> & Record<Texts, string>>;

/** The material of a reply to a harmless question, about somebody of whom nothing is known. */
export function aReplyMaterial({
  message = "How much should I exercise?",
  question = message,
  earlierQuestion = "",
  ...changes
}: MaterialFacts = {}): ReplyMaterial {
  return {
    message: read(message),
    question: read(question),
    earlierQuestion: read(earlierQuestion),
    language: "en",
    writing: "en",
    history: [],
    notes: [],
    told: [],
    passages: [],
    records: someRecords(),
    answer: null,
    profile: null,
    companion: null,
    userContext: null,
    check: findNothing(read(message)),
    limits: { maxIntensity: "vigorous", clearance: "none", limits: [] },
    cautions: [],
    actions: [],
    ...changes,
  };
}
