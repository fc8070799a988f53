import { readFileSync } from "node:fs";
import type { ExerciseScheme, SportLog } from "@health-exercise/domain/sport";
import type { TimeZone, UserId } from "@health-exercise/domain/user";
import {
  anExerciseScheme,
  aProfile,
  aSchemeItem,
  aSportLog,
} from "@health-exercise/testing/builders";
import type { Outcome } from "./calibration.ts";
import { type Asker, openChat } from "./chat-under-test.ts";
import { measuredRunner } from "./measured-runner.ts";
import { type Rubric, shortcomingsOf } from "./rubric.ts";

/** Whether a line may be looked at by those who write rules, or only counted. */
type Side = "dev" | "held_out";

export type JudgedTurn = Outcome & {
  readonly id: string;
  readonly side: Side;
  readonly lang: string;
  readonly intent: string;
  readonly text: string;
  readonly reply: string;
  readonly basis: string;
  readonly shortcomings: readonly string[];
};

type Turn = { readonly text: string; readonly intent: string; readonly expect: Rubric };
type Line = { readonly id: string; readonly lang: string } & (
  | Turn
  | { readonly turns: readonly Turn[] }
);

/** A Thursday. */
const NOW = new Date("2026-03-12T15:00:00.000Z");
const MINUTE = 60_000;
const UTC = "UTC" as TimeZone;

/** Asks every question and dialogue of a file, or those of one side, and holds each reply against its rubric. */
export async function askGeneralBank(file: URL, wanted?: Side): Promise<readonly JudgedTurn[]> {
  const judged: JudgedTurn[] = [];
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    const entry = JSON.parse(line) as Line;
    const side = /-d\d+$/.test(entry.id) ? "dev" : "held_out";
    if (wanted !== undefined && side !== wanted) continue;
    const isDialogue = "turns" in entry;
    const chat = await openChat(askerOf(entry.id, isDialogue));
    for (const { text, intent, expect } of isDialogue ? entry.turns : [entry]) {
      const reply = await chat.ask(text);
      const shortcomings = shortcomingsOf(reply, expect);
      judged.push({
        id: entry.id,
        side,
        lang: entry.lang,
        intent,
        text,
        reply: reply.content,
        basis: reply.origin.basis,
        shortcomings,
        confidence: reply.confidence,
        isSensible: shortcomings.length === 0,
      });
    }
  }
  return judged;
}

function askerOf(id: string, isDialogue: boolean): Asker {
  if (id.startsWith("measures")) return measuredRunner(NOW);
  return isDialogue ? RUNNER : SOMEBODY;
}

const SOMEBODY: Asker = { now: NOW };

/**
 * Who the dialogues are about: this week a run of 30 minutes on Monday and one of 40 on Wednesday, last Saturday a swim of 45;
 * last month 8 runs of 35 minutes; a plan of three runs a week.
 */
const RUNNER: Asker = {
  now: NOW,
  profileOf: (userId) => aProfile({ userId, timeZone: UTC }),
  logsOf: (userId) => [
    session(userId, "2026-03-09", 30),
    session(userId, "2026-03-11", 40),
    session(userId, "2026-03-07", 45, "Swimming"),
    ...[2, 4, 9, 11, 16, 18, 23, 25].map((day) =>
      session(userId, `2026-02-${String(day).padStart(2, "0")}`, 35),
    ),
  ],
  schemesOf: (userId) => [threeRuns(userId)],
};

function session(userId: UserId, day: string, minutes: number, sportName = "Running"): SportLog {
  const sportStart = new Date(`${day}T07:00:00.000Z`);
  const sportEnd = new Date(sportStart.getTime() + minutes * MINUTE);
  return aSportLog({ userId, sportName, sportStart, sportEnd });
}

function threeRuns(userId: UserId): ExerciseScheme {
  const items = [1, 3, 5].map((weekday) => aSchemeItem({ weekday }));
  return anExerciseScheme({ userId, name: "Run 3x", items });
}
