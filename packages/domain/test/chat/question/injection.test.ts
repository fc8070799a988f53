import { describe, expect, it } from "vitest";
import { INJECTION_ATTEMPTS } from "../../../../testing/src/data/injection-attempts.data.ts";
import { buildChatPrompt } from "../../../src/chat/prompt/build-chat-prompt.ts";
import { read } from "../../../src/language/read.ts";
import { triesToInstruct } from "../../../src/safety/content-check/tries-to-instruct.ts";
import type { FinishedSportLog } from "../../../src/sport/sport-log.ts";
import type { SchemeProgress } from "../../../src/sport/statistics/weekly-report.ts";
import {
  aChatNote,
  anId,
  anOpenSportLog,
  aProfile,
  aSportLog,
  at,
} from "../../support/builders.ts";
import { aPassage, aReplyMaterial, type MaterialFacts, someRecords } from "../a-reply-material.ts";
import { readBlocks } from "../read-prompt.ts";

const MAX_TOKENS = 16_000;
const source = aPassage().source;

type Channel = {
  readonly name: string;
  readonly put: (text: string) => MaterialFacts;
  /** Where the text has to come out of the blocks again. */
  readonly found: (blocks: ReturnType<typeof readBlocks>) => unknown;
};

const inLog = (put: (text: string) => Partial<FinishedSportLog>) => (text: string) => ({
  records: someRecords({ logs: [aSportLog({ sportStart: at("2026-03-04T08:00"), ...put(text) })] }),
});

const CHANNELS: readonly Channel[] = [
  { name: "the message", put: (message) => ({ message }), found: ({ message }) => message },
  {
    name: "a value of the client's context",
    put: (mood) => ({ userContext: { mood } }),
    found: ({ user_context }) => user_context.mood,
  },
  {
    name: "a value that binds safety",
    put: (text) => ({ userContext: { gender: text, activity_level: text, conditions: [text] } }),
    found: ({ user_context }) => user_context.conditions[0],
  },
  {
    name: "a name in the client's context",
    put: (text) => ({ userContext: Object.fromEntries([[text, 1]]) }),
    found: ({ user_context }) => Object.keys(user_context)[0],
  },
  {
    name: "the title of a passage",
    put: (title) => ({ passages: [aPassage({ title })] }),
    found: ({ passages }) => passages[0].title,
  },
  {
    name: "the text of a passage",
    put: (text) => ({ passages: [aPassage({ text })] }),
    found: ({ passages }) => passages[0].text,
  },
  {
    name: "the id of a passage",
    put: (id) => ({ passages: [aPassage({ id })] }),
    found: ({ passages }) => passages[0].id,
  },
  {
    name: "the source of a passage",
    put: (text) => ({
      passages: [aPassage({ source: { ...source, organisation: text, title: text } })],
    }),
    found: ({ passages }) => passages[0].source.organisation,
  },
  {
    name: "an earlier message",
    put: (content) => ({ history: [{ role: "user", content }] }),
    found: ({ history }) => history[0].content,
  },
  {
    name: "an earlier reply",
    put: (content) => ({ history: [{ role: "assistant", content }] }),
    found: ({ history }) => history[0].content,
  },
  {
    name: "a note",
    put: (text) => ({ notes: [aChatNote(1, { text })] }),
    found: ({ notes }) => notes[0].text,
  },
  {
    name: "the display name",
    put: (displayName) => ({ profile: aProfile({ displayName }) }),
    found: ({ profile }) => profile.display_name,
  },
  {
    name: "the goal",
    put: (goal) => ({ profile: aProfile({ goal }) }),
    found: ({ profile }) => profile.goal,
  },
  {
    name: "a condition",
    put: (text) => ({ profile: aProfile({ conditions: [text] }) }),
    found: ({ profile }) => profile.conditions[0],
  },
  {
    name: "a medicine",
    put: (text) => ({ profile: aProfile({ medications: [text] }) }),
    found: ({ profile }) => profile.medications[0],
  },
  {
    name: "the locale",
    put: (locale) => ({ profile: aProfile({ locale }) }),
    found: ({ profile }) => profile.locale,
  },
  {
    name: "the sport of the last session",
    put: inLog((sportName) => ({ sportName })),
    found: ({ records }) => records.last_session.sport,
  },
  {
    name: "the type of a session",
    put: inLog((exerciseType) => ({ exerciseType })),
    found: ({ records }) => records.total_by_type[0].exercise_type,
  },
  {
    name: "the sport under way",
    put: (sportName) => ({ records: someRecords({ openSession: anOpenSportLog({ sportName }) }) }),
    found: ({ records }) => records.session_in_progress.sport,
  },
  {
    name: "the name of a scheme",
    put: (name) => {
      const scheme: SchemeProgress = {
        schemeId: anId(1),
        name,
        plannedSessions: 3,
        completedSessions: 1,
      };
      return { records: someRecords({ schemes: [scheme] }) };
    },
    found: ({ records }) => records.schemes_this_week[0].name,
  },
];

describe("an attempt to instruct the model", () => {
  it("is made in more than fifty ways, in English and in Chinese", () => {
    expect(new Set(INJECTION_ATTEMPTS).size).toBeGreaterThan(50);
    const chinese = INJECTION_ATTEMPTS.filter((attempt) => /\p{Script=Han}/u.test(attempt));
    expect(chinese.length).toBeGreaterThan(15);
  });

  it.each(CHANNELS)(
    "stays data and changes no word of the instructions: $name",
    ({ put, found }) => {
      const harmless = buildChatPrompt(aReplyMaterial(put("walking")), MAX_TOKENS);
      for (const attempt of INJECTION_ATTEMPTS) {
        const prompt = buildChatPrompt(aReplyMaterial(put(attempt)), MAX_TOKENS);
        expect(prompt.system, attempt).toBe(harmless.system);
        expect(found(readBlocks(prompt)), attempt).toBe(attempt);
      }
    },
  );

  it("changes no word of the instructions where it is told only how a turn began", () => {
    const after = [{ role: "user" as const, content: "walking ".repeat(1_000) }];
    const begun = (text: string) => {
      const turns = [
        { role: "user", content: text },
        { role: "assistant", content: text },
      ] as const;
      return buildChatPrompt(aReplyMaterial({ history: [...turns, ...after] }), 4_000);
    };
    const harmless = begun("walking");
    expect(readBlocks(harmless).earlier).toEqual([{ asked: "walking", answered: "walking" }]);
    for (const attempt of INJECTION_ATTEMPTS) {
      const prompt = begun(attempt);
      expect(prompt.system, attempt).toBe(harmless.system);
      const [topic] = readBlocks(prompt).earlier;
      if (triesToInstruct(read(attempt), "chat"))
        expect(topic?.asked ?? "", attempt).not.toBe(attempt);
    }
  });

  it("in the summary of a passage is given to no model at all", () => {
    for (const summary of INJECTION_ATTEMPTS) {
      const material = aReplyMaterial({ passages: [aPassage({ summary })] });
      const { system, data } = buildChatPrompt(material, MAX_TOKENS);
      const plain = buildChatPrompt({ ...material, passages: [aPassage()] }, MAX_TOKENS);
      expect({ system, data }).toEqual({ system: plain.system, data: plain.data });
    }
  });
});
