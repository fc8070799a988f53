import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import type { ChatTurn } from "../chat-message.ts";
import type { ReplyMaterial } from "../reply/reply-material.ts";
import { askedRecordsData } from "./asked-records-data.ts";
import { dataBlock } from "./data-block.ts";
import { earlierTopicsWithin } from "./earlier-topics.ts";
import { estimateTokens } from "./estimate-tokens.ts";
import { CLOSING_REQUEST, INSTRUCTIONS_VERSION } from "./instructions.data.ts";
import { notesData, profileData, recordsData } from "./personal-data.ts";
import { systemText } from "./system-text.ts";
import {
  entriesWithin,
  itemsWithin,
  passagesWithin,
  textWithin,
  tokensOf,
  turnsWithin,
} from "./within-tokens.ts";

/** What a model is given, in two roles that are never mixed. */
export type ChatPrompt = {
  /** For the system role: texts of this service alone. */
  readonly system: string;
  /** One message: everything that others wrote, fenced as data. */
  readonly data: string;
  /** The passages that there was room for, best first. */
  readonly passages: readonly KnowledgePassage[];
  readonly instructionsVersion: string;
};

const NO_DATA = {
  profile: {},
  notes: [],
  records: {},
  asked_records: {},
  user_context: {},
  passages: [],
  earlier: [],
  history: [],
  offers: [],
  message: "",
};

/**
 * The share of the room left at its turn that each part may take (design values); earlier turns get the rest. What they
 * were about takes its share only where there is no room for all of them.
 */
const SHARES = {
  askedRecords: 0.5,
  records: 0.5,
  profile: 0.5,
  notes: 0.15,
  passages: 0.5,
  userContext: 0.25,
  earlier: 0.2,
} as const;

/**
 * The prompt for a reply, of at most `maxTokens` (4,000 or more) by `estimateTokens`. Instructions go first, then the
 * message, which is cut only if it alone is too long; then what the records say to it, records, profile, notes, passages, what the client sent and the
 * latest turns, each while there is room. Of the turns before those it says what they were about.
 */
export function buildChatPrompt(material: ReplyMaterial, maxTokens: number): ChatPrompt {
  const system = systemText(material);
  let left = maxTokens - estimateTokens(system) - estimateTokens(dataOf(NO_DATA));
  const take = <Value>(fit: (tokens: number) => Value, share = 1): Value => {
    const value = fit(Math.floor(left * share));
    left -= tokensOf(value);
    return value;
  };
  const { today } = material.records;
  const offers = take(() => material.actions.map(({ label }) => label));
  const message = take((tokens) => textWithin(material.message.source, tokens));
  const askedRecords = take(
    (tokens) => entriesWithin(askedRecordsData(material.answer), tokens),
    SHARES.askedRecords,
  );
  const records = take(
    (tokens) => entriesWithin(recordsData(material.records), tokens),
    SHARES.records,
  );
  const profile = take(
    (tokens) => entriesWithin(profileData(material.profile, today), tokens),
    SHARES.profile,
  );
  const notes = take((tokens) => itemsWithin(notesData(material.notes), tokens), SHARES.notes);
  const passages = take((tokens) => passagesWithin(material.passages, tokens), SHARES.passages);
  const userContext = take(
    (tokens) => entriesWithin(material.userContext ?? {}, tokens),
    SHARES.userContext,
  );
  const { history, earlier } = take((tokens) => conversationWithin(material.history, tokens));
  return {
    system,
    data: dataOf({
      profile,
      notes,
      records,
      asked_records: askedRecords,
      user_context: userContext,
      passages,
      earlier,
      history,
      offers,
      message,
    }),
    passages: material.passages.slice(0, passages.length),
    instructionsVersion: INSTRUCTIONS_VERSION,
  };
}

/** The latest turns as they were said, and of those for which there is no room what they were about. */
function conversationWithin(turns: readonly ChatTurn[], tokens: number) {
  const all = turnsWithin(turns, tokens);
  if (all.length === turns.length && all[0]?.content === turns[0]?.content)
    return { history: all, earlier: [] };
  const share = Math.floor(tokens * SHARES.earlier);
  const history = turnsWithin(turns, tokens - share);
  const before = turns.slice(0, turns.length - history.length);
  return { history, earlier: earlierTopicsWithin(before, share) };
}

function dataOf(blocks: Readonly<Record<keyof typeof NO_DATA, unknown>>): string {
  const fenced = Object.entries(blocks).map(([name, value]) => dataBlock(name, value));
  return [...fenced, CLOSING_REQUEST].join("\n");
}
