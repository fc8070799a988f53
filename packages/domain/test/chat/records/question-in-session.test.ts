import { describe, expect, it } from "vitest";
import type { ChatTurn } from "../../../src/chat/chat-message.ts";
import type { RecordQuestion } from "../../../src/chat/records/asked-records.ts";
import { recordQuestionIn } from "../../../src/chat/records/question-in-session.ts";
import { read } from "../../../src/language/read.ts";
import { day } from "../../support/builders.ts";

const TODAY = day("2026-03-12");

function asked(...turns: readonly string[]): RecordQuestion | null {
  const history = turns.slice(0, -1).map((content): ChatTurn => ({ role: "user", content }));
  return recordQuestionIn(read(turns.at(-1) ?? ""), history, TODAY);
}

/** What is asked for in a line: the metric, the kind of exercise and the side of it. */
function shown(question: RecordQuestion | null): string | null {
  if (question?.kind !== "records") return question?.kind ?? null;
  const { query, ask } = question;
  const activity = "activity" in query ? (query.activity?.families[0] ?? "any") : "-";
  return `${query.metric} ${activity} ${ask}`;
}

describe("a turn that puts right what was asked before", () => {
  it.each([
    [["how many runs last month", "no i meant swimming"], "sessions swimming value"],
    [["how many runs last month", "not runs, i meant yoga"], "sessions yoga value"],
    [["how many runs last month", "i was asking about minutes"], "minutes running value"],
    [["when did i last swim", "i meant run not swim"], "last running when"],
    [["上次游泳是什么时候", "不是，我说的是跑步"], "last running when"],
    [["上次游水係幾時", "唔係，我講緊跑步"], "last running when"],
    [["上次游泳什么时候", "不是 我问的是隔了几天"], "last swimming days_since"],
  ])("asks the same of what was meant: %j", (turns, expected) => {
    expect(shown(asked(...turns))).toBe(expected);
  });

  it("takes another period alone too", () => {
    expect(asked("how many runs last month", "sorry, january")).toMatchObject({
      ...asked("how many runs in january"),
    });
    expect(asked("我周一练了多久", "我问的是上周一")).toMatchObject({
      query: { period: { date: "2026-03-02" } },
    });
  });

  it("is understood by itself where nothing was asked before", () => {
    expect(shown(asked("sorry i meant the swim on saturday"))).toBe("minutes swimming value");
  });

  it.each([
    "no thanks",
    "sorry",
    "actually nothing",
    "sorry i meant thanks",
    "i was asking about my knee",
    "what i meant is can i run with a cold",
    "no sorry, 40",
    "我说的是膝盖",
  ])("asks for no records where something else was meant: %s", (message) => {
    expect(asked("how many runs last month", message)).toBeNull();
  });
});

describe("the last one of what was counted", () => {
  it.each([
    [["did i swim this week", "when was the last one then"], "last swimming when"],
    [["这周游泳了没", "上次是啥时候"], "last swimming when"],
    [["how many runs last month", "and the last one?"], "last running value"],
  ])("is looked for at any time: %j", (turns, expected) => {
    expect(shown(asked(...turns))).toBe(expected);
  });
});

describe("a question that leaves open what is counted", () => {
  it("counts what was spoken of just before", () => {
    expect(shown(asked("whats a met minute", "and how many do i have"))).toBe(
      "met_minutes any value",
    );
  });

  it("counts sessions where nothing was", () => {
    expect(shown(asked("hello", "how many do i have"))).not.toBe("met_minutes any value");
    expect(shown(asked("whats a met minute", "how many runs do i have"))).toBe(
      "sessions running value",
    );
  });
});

describe("what follows a plan or a sum", () => {
  it.each([
    [["what's on my plan", "and tomorrow?"], "plan - value"],
    [["我的计划是什么", "明天呢"], "plan - value"],
    [["how many runs did i do last week", "is that enough?"], "minutes any whether"],
    [["我的计划是什么", "明天呢", "昨天的练了吗"], "sessions any whether"],
    [["这周跑了几次", "够不够"], "minutes any whether"],
  ])("goes on from it: %j", (turns, expected) => {
    expect(shown(asked(...turns))).toBe(expected);
  });

  it.each(["力量训练一周几次", "每次要练多久", "最长要跑多少公里"])(
    "is no question about records where it asks for everybody: %s",
    (message) => {
      expect(asked(message)).toBeNull();
    },
  );
});

describe("how to do an exercise", () => {
  it.each(["how do i do a proper squat", "how do i do push ups", "how do i do planks properly"])(
    "asks for no records: %s",
    (message) => {
      expect(asked(message)).toBeNull();
    },
  );
});

describe("a question about the time before a pause", () => {
  const pauses = [
    { startDate: day("2026-02-16"), endDate: day("2026-02-20"), reason: "illness" },
    { startDate: day("2025-11-03"), endDate: day("2025-11-09"), reason: "illness" },
    { startDate: day("2026-01-05"), endDate: day("2026-01-12"), reason: "travel" },
    { startDate: day("2026-04-01"), endDate: null, reason: "rest" },
  ] as const;
  const askedBefore = (question: string) => recordQuestionIn(read(question), [], TODAY, { pauses });

  it.each([
    ["When was my last run before I got sick?", "last running when", "2026-02-15"],
    ["my longest swim before the flu", "longest swimming value", "2026-02-15"],
    ["how many rides did I do before my ski trip", "sessions bicycling value", "2026-01-04"],
    ["生病前最后一次跑步是什么时候", "last running when", "2026-02-15"],
    ["感冒之前我最后一次游泳是哪天", "last swimming when", "2026-02-15"],
    ["我病咗之前最後一次跑步係幾時", "last running when", "2026-02-15"],
    ["去旅行前我最后一次打羽毛球是什么时候", "last badminton when", "2026-01-04"],
  ])("has its latest day: %s", (question, expected, end) => {
    const found = askedBefore(question);
    expect(shown(found)).toBe(expected);
    expect(found).toMatchObject({ query: { period: { kind: "range", end } } });
  });

  it.each([
    "what was my last run before my injury",
    "我受伤之前最后一次跑步是什么时候",
    "how many runs did I do before my break",
  ])("tells of no pause that nobody has set: %s", (question) => {
    expect(askedBefore(question)).toEqual({ kind: "unlogged", matter: "pause" });
  });

  it.each([
    "what should I eat before I get sick",
    "生病前有什么征兆",
    "can I train before my injury has healed",
  ])("is none of records where something else is asked: %s", (question) => {
    expect(askedBefore(question)).toBeNull();
  });
});

describe("two sessions that were asked about one by one", () => {
  it.each([
    [["how long was my last run?", "how long was my last swim?", "Which was longer?"], "how_long"],
    [["when was my longest run", "and my longest ride?", "which one was farther?"], "distance"],
    [["fastest run in march?", "and in february?", "which was longer?"], "how_long"],
    [["我最近一次跑步多久", "我最近一次游泳呢", "哪个更久"], "how_long"],
    [["我上次跑步幾耐", "我上次游水幾耐", "邊個耐啲"], "how_long"],
    [["二月最快的一次跑步", "一月呢", "哪个更远"], "distance"],
  ] as const)("are held against each other: %j", (turns, ask) => {
    const [first, second] = [asked(turns[0]), asked(turns[0], turns[1])];
    const queries = [second, first].map((each) => each?.kind === "records" && each.query);
    const [query, against] = queries;
    expect(asked(...turns)).toMatchObject({ kind: "records", query, against, ask });
  });

  it("are not compared by a guess", () => {
    const turns = ["how long was my last run?", "and when was my last run?", "which was better?"];
    expect(asked(...turns)).not.toMatchObject({ against: expect.anything() });
  });
});
