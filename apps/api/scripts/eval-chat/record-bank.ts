import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  cataloguedSession,
  type ExerciseScheme,
  type SportLog,
} from "@health-exercise/domain/sport";
import type { LocalDate, Profile, TimeZone, UserId } from "@health-exercise/domain/user";
import type { LanguageModel } from "@health-exercise/ports-llm";
import {
  anExerciseScheme,
  aProfile,
  aSchemeItem,
  aSportLog,
} from "@health-exercise/testing/builders";
import { type Asker, openChat } from "./chat-under-test.ts";
import { saysNone, saysNotKnown, states, type WantedFact } from "./said-facts.ts";

type Person = {
  readonly id: string;
  readonly now: string;
  readonly today: LocalDate;
  readonly profile: {
    readonly age: number;
    readonly timezone: TimeZone;
    readonly locale: string;
    readonly pauses?: readonly {
      start_date: LocalDate;
      end_date: LocalDate | null;
      reason: never;
    }[];
  };
  readonly scheme: {
    readonly name: string;
    readonly sessions_per_week: number | null;
    readonly items: readonly (readonly [
      weekday: number,
      type: string,
      name: string,
      minutes: number,
    ])[];
  } | null;
  readonly logs: readonly {
    readonly request: {
      readonly sport_name: string;
      readonly sport_start: string;
      readonly sport_end?: string;
      readonly cal?: number;
      readonly iffinish?: boolean;
      readonly exercise_type?: string;
      readonly notes?: string;
    };
    readonly feedback?: object;
  }[];
};

type Question = {
  readonly id: string;
  readonly person: string;
  readonly lang: string;
  readonly form: string;
  readonly texts: readonly string[];
  readonly any?: readonly (readonly WantedFact[])[];
  readonly none?: boolean;
  readonly abstain?: boolean;
};

type Statement = {
  readonly id: string;
  readonly person: string;
  readonly lang: string;
  readonly metric: string;
  readonly true: boolean;
  readonly reply: string;
  readonly said: number;
  readonly right: readonly number[];
};

/** A question or a statement with what became of it. */
export type RecordOutcome = {
  readonly form: string;
  readonly lang: string;
  readonly isRight: boolean;
  readonly shown: string;
};

/** Asks the questions about own records of a folder (`people.jsonl`, `questions.jsonl`). */
export async function askRecordBank(folder: string): Promise<readonly RecordOutcome[]> {
  const people = peopleIn(folder);
  const outcomes: RecordOutcome[] = [];
  for (const question of linesOf<Question>(folder, "questions.jsonl")) {
    const person = people.get(question.person);
    if (person === undefined) throw new Error(`Nobody is called ${question.person}.`);
    const chat = await openChat(askerOf(person));
    let reply = "";
    for (const text of question.texts) reply = (await chat.ask(text)).content;
    const { form, lang, texts } = question;
    const isRight = isRightReply(reply, question, person.today);
    outcomes.push({ form, lang, isRight, shown: `${texts.join(" >> ")}\n  ${reply}` });
  }
  return outcomes;
}

/** Lets a model say the statements of a folder (`people.jsonl`, `statements.jsonl`): true ones are to stay, false ones are not. */
export async function sayStatements(folder: string): Promise<readonly RecordOutcome[]> {
  const people = peopleIn(folder);
  const outcomes: RecordOutcome[] = [];
  for (const { person: id, ...statement } of linesOf<Statement>(folder, "statements.jsonl")) {
    const person = people.get(id);
    if (person === undefined) throw new Error(`Nobody is called ${id}.`);
    const chat = await openChat(askerOf(person), saying(statement.reply));
    const { content } = await chat.ask(
      statement.lang === "en" ? "How am I doing?" : "我做得怎么样？",
    );
    const isKept = content.includes(statement.reply);
    const isRight = statement.true ? isKept : !isKept;
    const form = `${statement.metric} ${statement.true ? "true" : "false"}`;
    const shown = `${statement.reply}\n  ${content} (right: ${statement.right.join(", ")})`;
    outcomes.push({ form, lang: statement.lang, isRight, shown });
  }
  return outcomes;
}

function isRightReply(
  reply: string,
  { any = [], none, abstain }: Question,
  today: string,
): boolean {
  if (abstain === true) return saysNotKnown(reply);
  if (none === true && saysNone(reply)) return true;
  return any.some((facts) => facts.every((fact) => states(reply, fact, today)));
}

function saying(text: string): LanguageModel {
  return {
    reply: async ({ passages }) => ({
      text,
      passages,
      provider: "model",
      isFallback: false,
      model: "model",
      instructionsVersion: "1",
    }),
  };
}

function askerOf({ now, today, profile, logs, scheme }: Person): Asker {
  return {
    now: new Date(now),
    profileOf: (userId) => profileOf(userId, today, profile),
    logsOf: (userId) => logs.map((log) => logOf(userId, log)),
    schemesOf: (userId) => (scheme === null ? [] : [schemeOf(userId, scheme)]),
  };
}

function profileOf(userId: UserId, today: LocalDate, told: Person["profile"]): Profile {
  return aProfile({
    userId,
    timeZone: told.timezone,
    locale: told.locale,
    birth: { kind: "stated_age", years: told.age, statedOn: today },
    pauses: (told.pauses ?? []).map((pause) => ({
      startDate: pause.start_date,
      endDate: pause.end_date,
      reason: pause.reason,
    })),
  });
}

function logOf(userId: UserId, { request, feedback }: Person["logs"][number]): SportLog {
  const { sport_name: sportName, exercise_type: exerciseType = null } = request;
  return aSportLog({
    userId,
    sportName,
    exerciseType,
    ...cataloguedSession({ sportName, exerciseType }),
    sportStart: new Date(request.sport_start),
    sportEnd: request.sport_end === undefined ? null : new Date(request.sport_end),
    calories: request.cal ?? 0,
    notes: request.notes ?? null,
    feedback: feedback === undefined ? null : JSON.stringify(feedback),
    finished: request.iffinish !== false,
  });
}

function schemeOf(userId: UserId, scheme: NonNullable<Person["scheme"]>): ExerciseScheme {
  const items = scheme.items.map(([weekday, exerciseType, sportName, minutes]) =>
    aSchemeItem({ weekday, exerciseType, sportName, minutes }),
  );
  return anExerciseScheme({
    userId,
    name: scheme.name,
    sessionsPerWeek: scheme.sessions_per_week,
    items,
  });
}

function peopleIn(folder: string): ReadonlyMap<string, Person> {
  return new Map(linesOf<Person>(folder, "people.jsonl").map((person) => [person.id, person]));
}

function linesOf<Line>(folder: string, file: string): readonly Line[] {
  const lines = readFileSync(join(folder, file), "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Line);
}
