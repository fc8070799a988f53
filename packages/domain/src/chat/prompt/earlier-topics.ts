import { read } from "../../language/read.ts";
import type { ChatTurn } from "../chat-message.ts";
import { questionOf } from "../question/question.ts";
import { oneLine } from "../reply/one-line.ts";
import { tokensOf } from "./within-tokens.ts";

/** What was talked about in an exchange that there is no room for: how the question and its reply begin. */
export type EarlierTopic = { readonly asked?: string; readonly answered?: string };

/** In characters. Design values: enough to know it again, and the first sentence of most. */
const LENGTHS = { asked: 100, answered: 120 } as const;
/** A sentence that is longer than what is read of it is cut anyway. */
const READ = 160;

/** What the latest of `turns` were about, in the order in which they were said, as far as there is room. */
export function earlierTopicsWithin(
  turns: readonly ChatTurn[],
  tokens: number,
): readonly EarlierTopic[] {
  const kept: EarlierTopic[] = [];
  let left = tokens - tokensOf([]);
  for (const exchange of exchangesOf(turns).toReversed()) {
    const topic = topicOf(exchange);
    if (topic === undefined) continue;
    const needed = tokensOf(topic);
    if (needed > left) break;
    left -= needed;
    kept.push(topic);
  }
  return kept.reverse();
}

type Exchange = { readonly question?: string; readonly reply?: string };

/** A question begins an exchange; of the first and the last one a part can be missing. */
function exchangesOf(turns: readonly ChatTurn[]): readonly Exchange[] {
  const exchanges: Exchange[] = [];
  for (const { role, content } of turns) {
    const last = exchanges.at(-1);
    if (role === "user") exchanges.push({ question: content });
    else if (last === undefined || last.reply !== undefined) exchanges.push({ reply: content });
    else exchanges[exchanges.length - 1] = { ...last, reply: content };
  }
  return exchanges;
}

/** What tries to instruct the service is no topic; undefined where nothing else was said. */
function topicOf({ question = "", reply = "" }: Exchange): EarlierTopic | undefined {
  const asked = beginningOf(questionOf(read(question.slice(0, READ))).source, LENGTHS.asked);
  const answered = beginningOf(reply, LENGTHS.answered);
  if (asked === "" && answered === "") return undefined;
  return { ...(asked === "" ? {} : { asked }), ...(answered === "" ? {} : { answered }) };
}

function beginningOf(text: string, length: number): string {
  const beginning = text.slice(0, READ);
  const [first] = read(beginning).sentences;
  return oneLine(beginning.slice(0, first?.end ?? 0), length);
}
