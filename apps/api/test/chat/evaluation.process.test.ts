import { describe, expect, it } from "vitest";
import { askGeneralBank } from "../../scripts/eval-chat/general-bank.ts";

/** How many of the held-out half are to be sensible, a little below what was reached (`npx -y pnpm eval:chat`). */
const LEAST_SENSIBLE = {
  "general-en": 54,
  "general-zh": 39,
  "dialogues-en": 20,
  "dialogues-zh": 20,
  "talks-en": 42,
  "talks-zh": 48,
} as const;

describe.each(Object.entries(LEAST_SENSIBLE))("the held-out half of %s", (bank, least) => {
  it(`is answered sensibly at least ${least} times, and surely only where it is`, async () => {
    const file = new URL(`../../evaluation/${bank}.jsonl`, import.meta.url);
    const turns = await askGeneralBank(file, "held_out");
    expect(turns.filter(({ isSensible }) => isSensible).length).toBeGreaterThanOrEqual(least);
    const cited = turns.filter(({ confidence }) => confidence < 0.25);
    expect(cited.filter(({ reply }) => /Source: |来源：|來源：/.test(reply))).toEqual([]);
  });
});
