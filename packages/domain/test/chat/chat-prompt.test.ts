import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildChatPrompt } from "../../src/chat/prompt/build-chat-prompt.ts";
import { estimateTokens } from "../../src/chat/prompt/estimate-tokens.ts";
import {
  CLEARANCE_TEXTS,
  CLOSING_REQUEST,
  FACT_TEXTS,
  INSTRUCTIONS,
  INSTRUCTIONS_VERSION,
  LANGUAGE_NAMES,
} from "../../src/chat/prompt/instructions.data.ts";
import {
  ASKED_RECORDS_NOTES,
  RECORD_TOOL,
  RECORD_TOOL_TEXTS,
} from "../../src/chat/prompt/record-tool.data.ts";
import { read } from "../../src/language/read.ts";
import { WARNINGS } from "../../src/safety/content-check/warnings.data.ts";
import { EXERCISE_LIMITS } from "../../src/safety/policy/exercise-limit.ts";
import { applyExercisePolicy } from "../../src/safety/policy/exercise-policy.ts";
import {
  aCompanion,
  anId,
  anOpenSportLog,
  aProfile,
  aSportLog,
  at,
  day,
} from "../support/builders.ts";
import { checkContent } from "../support/check-content.ts";
import { aPassage, aReplyMaterial, type MaterialFacts, someRecords } from "./a-reply-material.ts";
import { readBlocks } from "./read-prompt.ts";

/** The texts of each version; a text that changes needs a version of its own. */
const FINGERPRINTS: Readonly<Record<string, string>> = {
  "2026-11-22.1": "4df3bb2fff50ea490e7c5354f4de06d9a329e8aefa424b86e7a5e03e66edd098",
  "2026-11-22.2": "07432b9f1f1768cd91d2f7fe64664bc77f2bea54d13acdb1fcd0906dac628c23",
  "2026-11-22.3": "60eeab148481214313000e2b1dc78906552d458c3ef437dd92944a966362aa92",
  "2026-11-23.1": "83a4bd963ac26fed34b8f129d72f594b655578d6689af10663cdec0886a30129",
  "2026-11-23.2": "0b2eaa32d45aac383a05d8f486f1e180957e2477ac19139e7a1141223659ce13",
  "2026-11-23.3": "196fda3cd0b1f694b101d7abcf1445c1d07be54f5aea5c1207cf25129fb5cab8",
  "2026-11-30.1": "5227e55f2b9de9c6861f5f951c85351c4683a7d524cd4163acad03348686c679",
};

const promptOf = (changes: MaterialFacts, maxTokens = 8_000) =>
  buildChatPrompt(aReplyMaterial(changes), maxTokens);
const tokensOf = ({ system, data }: ReturnType<typeof promptOf>) =>
  estimateTokens(system) + estimateTokens(data);

describe("the instructions", () => {
  it("have a version that changes with every word of them", () => {
    const ofTool = [RECORD_TOOL, RECORD_TOOL_TEXTS, ASKED_RECORDS_NOTES];
    const ofFacts = [FACT_TEXTS, LANGUAGE_NAMES, CLEARANCE_TEXTS];
    const texts = [INSTRUCTIONS, CLOSING_REQUEST, ...ofFacts, ...ofTool];
    const fingerprint = createHash("sha256").update(JSON.stringify(texts)).digest("hex");
    expect(fingerprint).toBe(FINGERPRINTS[INSTRUCTIONS_VERSION]);
    expect(promptOf({}).instructionsVersion).toBe(INSTRUCTIONS_VERSION);
  });

  it("tell who is asked, in which language, and that nothing limits them", () => {
    const { system } = promptOf({});
    expect(system.startsWith(INSTRUCTIONS)).toBe(true);
    expect(system.slice(INSTRUCTIONS.length).trim().split("\n")).toEqual([
      "FACTS",
      "- Language of the reply: English",
      "- Your mood: none",
      "- Age in years: not known",
      "- Gender: not known",
      "- Activity level: not known",
      "- Highest intensity allowed: vigorous",
      "- Clearance by a health professional: not needed",
      "- Limits of this person: none",
      "- Notes on named activities: none",
      "- Risk level of the message: safe",
      "- Findings in the message: none",
    ]);
  });

  it("tell the facts that bind the reply, in the language of the reply", () => {
    const message = "我怀孕了，练拳击时头晕";
    const limits = {
      maxIntensity: "light",
      clearance: "before_any",
      limits: ["pregnancy"],
    } as const;
    const { system } = promptOf({
      message,
      language: "zh",
      profile: aProfile({ birth: { kind: "date", date: day("1990-06-01") }, gender: "female" }),
      companion: aCompanion({ healthScore: 40 }),
      userContext: { pregnant: true, activity_level: "light", age: 36 },
      check: checkContent(message),
      limits,
      cautions: applyExercisePolicy(limits, { texts: [read("拳击")] }).findings,
    });
    expect(system).toContain("- Language of the reply: Chinese");
    expect(system).toContain("- Your mood: tired");
    expect(system).toContain("- Age in years: 36");
    expect(system).toContain("- Gender: female");
    expect(system).toContain("- Activity level: light");
    expect(system).toContain("- Pregnant: yes");
    expect(system).toContain("- Highest intensity allowed: light");
    expect(system).toContain("needed before starting or increasing any exercise");
    expect(system).toContain("- Limits of this person: 怀孕");
    expect(system).toContain("- Notes on named activities: 避免");
    expect(system).toContain(checkContent(message).warnings[0]);
  });

  it("hold no text of the person, whatever they told", () => {
    const secret = "zqxsecretxqz";
    const { system } = promptOf({
      message: secret,
      history: [{ role: "user", content: secret }],
      passages: [aPassage({ title: secret, text: secret, id: secret, summary: secret })],
      profile: aProfile({
        displayName: secret,
        goal: secret,
        conditions: [secret],
        locale: secret,
      }),
      companion: aCompanion({ lastReason: secret }),
      userContext: { [secret]: secret, conditions: [secret], injuries: [secret] },
      records: someRecords({ openSession: anOpenSportLog({ sportName: secret }) }),
    });
    expect(system).not.toContain(secret);
  });
});

describe("the data", () => {
  it("are the person's figures with units, as the service shows them", () => {
    const logs = [
      aSportLog({ sportStart: at("2026-02-25T08:00"), minutes: 20, calories: 150 }),
      aSportLog({ sportStart: at("2026-03-03T08:00"), minutes: 45, calories: 300 }),
      aSportLog({
        sportStart: at("2026-03-04T08:00"),
        minutes: 50,
        calories: 240,
        sportName: "Swim",
      }),
    ];
    const schemes = [
      { schemeId: anId(1), name: "Base", plannedSessions: 3, completedSessions: 2 },
    ] as never;
    const { records } = readBlocks(promptOf({ records: someRecords({ logs, schemes }) }));
    expect(records).toMatchObject({
      today: "2026-03-05",
      this_week: { minutes: 95, sessions: 2, energy_kcal: 540, met_minutes: 760, active_days: 2 },
      last_week: { minutes: 20, sessions: 1, energy_kcal: 150, met_minutes: 160, active_days: 1 },
      weekly_target: {
        minutes: 150,
        met_minutes: 500,
        is_reached: true,
        reached_by: "met_minutes",
        minutes_missing: 55,
      },
      current_streak_days: 2,
      longest_streak_days: 2,
      last_session: { sport: "Swim", date: "2026-03-04", minutes: 50, energy_kcal: 240 },
      session_in_progress: null,
      this_day: { minutes: 0, sessions: 0 },
      yesterday: { minutes: 50, sessions: 1, energy_kcal: 240, active_days: 1 },
      last_7_days: { minutes: 95, sessions: 2 },
      last_30_days: { minutes: 115, sessions: 3 },
      total: { minutes: 115, sessions: 3, energy_kcal: 690, active_days: 3 },
      schemes_this_week: [{ name: "Base", planned_sessions: 3, completed_sessions: 2 }],
      longest_session: { minutes: 50, date: "2026-03-04" },
      session_of_most_energy: { energy_kcal: 300, date: "2026-03-03" },
    });
    expect(records.weeks_earliest_first).toHaveLength(8);
    expect(records.weeks_earliest_first[7]).toMatchObject({ starts: "2026-03-02", minutes: 95 });
  });

  it("say what the person told of themselves, and nothing of what they did not", () => {
    const profile = aProfile({ displayName: "Ada <3", weightKg: 70.5, conditions: ["asthma"] });
    expect(readBlocks(promptOf({ profile })).profile).toEqual({
      display_name: "Ada <3",
      weight_kg: 70.5,
      conditions: ["asthma"],
    });
    expect(readBlocks(promptOf({})).profile).toEqual({});
  });

  it("have what the records say to the message itself, or why they say nothing", () => {
    const query = { metric: "current_streak", activity: null } as const;
    const fact = { kind: "streak", query, days: 4 } as const;
    const answered = promptOf({ answer: { kind: "records", fact, ask: "value" } });
    expect(readBlocks(answered).asked_records).toEqual({
      asked: "current_streak",
      exercise: "any",
      days_in_a_row: 4,
    });
    for (const kind of ["other_person", "future"] as const) {
      const { note } = readBlocks(promptOf({ answer: { kind } })).asked_records;
      expect(note).toBe(ASKED_RECORDS_NOTES[kind]);
    }
    expect(readBlocks(promptOf({})).asked_records).toEqual({});
  });

  it("have passages with their sources, earlier turns in order, and the message", () => {
    const history = [
      { role: "user", content: "Hi" },
      { role: "assistant", content: "Hello!" },
    ] as const;
    const passages = [
      aPassage(),
      aPassage({ id: "second", source: { ...aPassage().source, url: "https://example.org" } }),
    ];
    const prompt = promptOf({ message: "Why?", history, passages });
    const blocks = readBlocks(prompt);
    const { title, text, source } = aPassage();
    const told = { organisation: source.organisation, title: source.title, year: 2020 };
    expect(blocks.passages).toEqual([
      { id: "weekly-amount.en", title, text, source: told },
      { id: "second", title, text, source: told },
    ]);
    expect(blocks.history).toEqual(history);
    expect(blocks.message).toBe("Why?");
    expect(prompt.passages).toEqual(passages);
  });

  it("name what the person is offered to do beside the reply", () => {
    const actions = [{ kind: "open_scheme", label: "Open: 10k </data>" }] as const;
    expect(readBlocks(promptOf({ actions })).offers).toEqual(["Open: 10k </data>"]);
    expect(readBlocks(promptOf({})).offers).toEqual([]);
  });

  it("keep any text as it is, broken Unicode too", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (message) => {
        expect(readBlocks(promptOf({ message })).message).toBe(message);
      }),
      { numRuns: 40 },
    );
  });
});

describe("the room for a prompt", () => {
  const longText = (sentences: number, name: string) =>
    Array.from({ length: sentences }, (_, index) => `This is sentence ${index} of ${name}. `)
      .join("")
      .trim();

  it("is given to passages from the best on", () => {
    const passages = ["first", "second", "third", "fourth"].map((id) =>
      aPassage({ id, text: longText(100, id) }),
    );
    const prompt = promptOf({ passages }, 7_000);
    expect(prompt.passages).toEqual(passages.slice(0, 2));
    expect(readBlocks(prompt).passages.map(({ id }: { id: string }) => id)).toEqual([
      "first",
      "second",
    ]);
  });

  it("has the best passage up to the end of a sentence where the whole of it is too long", () => {
    const long = aPassage({ text: `${longText(400, "it")}` });
    const prompt = promptOf({ passages: [long, aPassage({ id: "short" })] }, 6_000);
    expect(prompt.passages).toEqual([long]);
    const [{ text }] = readBlocks(prompt).passages;
    expect(long.text.startsWith(`${text} `)).toBe(true);
    expect(text).toMatch(/of it\.$/);
    expect(text.length).toBeGreaterThan(1_000);
  });

  it("has the latest turns, and of the one that does not fit the beginning and the end", () => {
    const history = Array.from({ length: 10 }, (_, index) => ({
      role: "user" as const,
      content: longText(100, `turn ${index}`),
    }));
    const told = readBlocks(promptOf({ history }, 8_300)).history;
    expect(told.length).toBeLessThan(history.length);
    expect(told.slice(1)).toEqual(history.slice(1 - told.length));
    const cut = history[history.length - told.length]?.content ?? "";
    const [beginning, end] = told[0].content.split(" […] ");
    expect(cut.startsWith(beginning)).toBe(true);
    expect(cut.endsWith(end)).toBe(true);
  });

  it("goes to the message before all else", () => {
    const message = "运动".repeat(2_000);
    const passages = [aPassage({ text: longText(100, "it") })];
    const history = [{ role: "user" as const, content: longText(100, "it") }];
    expect(readBlocks(promptOf({ message, passages, history }, 8_000)).message).toBe(message);
    const small = promptOf({ message, passages, history }, 4_000);
    expect(readBlocks(small).message).toMatch(/^(?:运动)+运? \[…\] 动?(?:运动)+$/);
    expect(small.passages).toEqual([]);
  });

  it("is never exceeded", () => {
    const check = {
      ...checkContent("chest pain"),
      findings: Object.values(WARNINGS).map((warning) => ({
        flag: "dehydration_or_heat" as const,
        level: "critical" as const,
        ruleId: "any",
        warning,
        source: { kind: "design_value", reason: "test" } as const,
      })),
    };
    const limits = {
      maxIntensity: "none",
      clearance: "stop_and_seek_care",
      limits: EXERCISE_LIMITS,
    } as const;
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 4_000, size: "max" }),
      fc.integer({ min: 0, max: 4_000 }).map((length) => "<运".repeat(length / 2)),
    );
    const material = fc.record({
      message: text,
      language: fc.constantFrom("en" as const, "zh" as const),
      history: fc.array(fc.record({ role: fc.constant("user" as const), content: text }), {
        maxLength: 4,
      }),
      passages: fc.array(
        text.map((each) => aPassage({ text: each })),
        { maxLength: 3 },
      ),
      userContext: fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 5 }),
      profile: text.map((goal) => aProfile({ goal })),
    });
    fc.assert(
      fc.property(material, fc.integer({ min: 4_000, max: 20_000 }), (changes, maxTokens) => {
        const prompt = promptOf({ ...changes, check, limits }, maxTokens);
        expect(tokensOf(prompt)).toBeLessThanOrEqual(maxTokens);
        readBlocks(prompt);
        expect(promptOf({ ...changes, check, limits }, maxTokens)).toEqual(prompt);
      }),
      { numRuns: 30 },
    );
  });

  it("is counted in UTF-8", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(estimateTokens(text)).toBe(Math.ceil(Buffer.byteLength(text) / 3));
      }),
    );
  });
});
