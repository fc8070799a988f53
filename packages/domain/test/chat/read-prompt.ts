import { expect } from "vitest";
import type { ChatPrompt } from "../../src/chat/prompt/build-chat-prompt.ts";
import { CLOSING_REQUEST } from "../../src/chat/prompt/instructions.data.ts";

const NAMES = [
  "profile",
  "notes",
  "records",
  "asked_records",
  "user_context",
  "passages",
  "earlier",
  "history",
  "offers",
  "message",
] as const;

type Blocks = Readonly<Record<(typeof NAMES)[number], ReturnType<typeof JSON.parse>>>;

/** The blocks of a prompt's data, parsed, after it was made sure that there is nothing else in it. */
export function readBlocks({ data }: Pick<ChatPrompt, "data">): Blocks {
  const lines = data.split("\n");
  const values = NAMES.map((name, index) => {
    const [open, json = "", close] = lines.slice(3 * index, 3 * index + 3);
    expect([open, close]).toEqual([`<data name="${name}">`, "</data>"]);
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    return [name, JSON.parse(json)] as const;
  });
  expect(lines.slice(3 * NAMES.length)).toEqual([CLOSING_REQUEST]);
  expect(data.match(/<\/?\s*data/gi)).toHaveLength(2 * NAMES.length);
  return Object.fromEntries(values) as Blocks;
}
