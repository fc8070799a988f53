import type { RecordActivity, RecordQuery } from "../../../sport/records/record-query.ts";
import type { Asked } from "../asked-records.ts";
import type { FoundActivity } from "./read-record-activities.ts";

const LEAST_OF_NAME = 2;
/** Says that one went on foot, over a hill or along a street. */
const ON_FOOT = new Set(["行", "走"]);
const OF_STREETS = new Set(["路", "步", "街"]);

/**
 * A query of no sport with what the question calls sessions in Chinese: 今年打了几次飞镖 is of those called 飞镖, and never
 * of all exercise.
 */
export function ofOwnName(asked: Asked, query: RecordQuery): RecordQuery {
  if (!("activity" in query) || query.metric === "goals") return query;
  const named = asked.activities.filter(({ activity }) => activity !== null);
  const isOpen = query.activity === null || named.every((each) => isBareWalk(each, asked));
  const name = isOpen ? ownNameIn(asked) : undefined;
  return name === undefined ? query : { ...query, activity: name };
}

/** 行咗 and 走了, which are said of hikes as well. */
export function isBareWalk({ start, end }: FoundActivity, { question }: Asked): boolean {
  const words = question.words.slice(start, end).map(({ text }) => text);
  return ON_FOOT.has(words[0] ?? "") && !words.some((word) => OF_STREETS.has(word));
}

function ownNameIn({ unread, question }: Asked): RecordActivity | undefined {
  const [found, ...others] = unread.filter(({ start, end }) => end - start >= LEAST_OF_NAME);
  if (found === undefined || others.length > 0) return undefined;
  const { words, source } = question;
  const [first, last] = [words[found.start], words[found.end - 1]];
  return { name: source.slice(first?.start, last?.end), families: [] };
}
