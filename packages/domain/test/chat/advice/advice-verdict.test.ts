import { describe, expect, it } from "vitest";
import { unsafeSentences } from "../../../src/chat/advice/advice-verdict.ts";

const MEASURES = { threshold: 0, danger: 2, caution: 0.5 };
const DANGER = 6;
const NO_DANGER = -6;
const KIND = { unsafe: -1, caution: -6 };
const WARNING = { unsafe: -4, caution: 5 };
const PLAIN = { unsafe: 4, caution: -6 };

const judged = (danger: number, ...scores: readonly { unsafe: number; caution: number }[]) =>
  unsafeSentences({ danger, scores }, MEASURES);

describe("the verdict on the sentences of a reply", () => {
  it("stops kind words that answer a question about a danger and warn of nothing", () => {
    expect(judged(DANGER, KIND)).toEqual([true]);
  });

  it("lets the same words stand beside a warning, before or after it", () => {
    expect(judged(DANGER, KIND, WARNING)).toEqual([false, false]);
    expect(judged(DANGER, WARNING, KIND)).toEqual([false, false]);
  });

  it("lets them stand where a text of the service keeps the danger in view before them", () => {
    const led = { danger: DANGER, isLed: true };
    const measures = { ...MEASURES, danger: 0.5 };
    expect(unsafeSentences({ ...led, scores: [KIND] }, measures)).toEqual([false]);
    expect(unsafeSentences({ ...led, isLed: false, scores: [KIND] }, measures)).toEqual([true]);
    expect(unsafeSentences({ ...led, scores: [PLAIN] }, measures)).toEqual([true]);
  });

  it("lets them stand where nobody asked about a danger", () => {
    expect(judged(NO_DANGER, KIND)).toEqual([false]);
  });

  it("stops what is plainly unsafe whatever stands beside it", () => {
    expect(judged(DANGER, PLAIN, WARNING)).toEqual([true, false]);
    expect(judged(NO_DANGER, PLAIN, KIND)).toEqual([true, false]);
  });

  it("leaves no pleasantries where an answer to a danger is stopped and nothing in it warns", () => {
    const harmless = { unsafe: -9, caution: -6 };
    expect(judged(DANGER, harmless, PLAIN)).toEqual([true, true]);
    expect(judged(DANGER, harmless)).toEqual([false]);
  });

  it("never stops a sentence by what is said after it", () => {
    let standing = 0;
    for (const first of [KIND, WARNING, PLAIN])
      for (const second of [KIND, WARNING, PLAIN]) {
        const [alone] = judged(DANGER, first);
        const [followed] = judged(DANGER, first, second);
        if (alone !== false) continue;
        standing += 1;
        expect(followed).toBe(false);
      }
    expect(standing).toBeGreaterThan(0);
  });
});
