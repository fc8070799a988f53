import { describe, expect, it } from "vitest";
import { unmetAsk } from "../../../src/chat/actions/unmet-ask.ts";
import type { ChatTurn } from "../../../src/chat/chat-message.ts";
import { read } from "../../../src/language/read.ts";
import { offers, RECORDS, written } from "./offer-lines.ts";

/** What is offered to the last of some turns of the person. */
function offered(turns: readonly string[], who: keyof typeof RECORDS = "nobody") {
  const history = turns.slice(0, -1).map((content): ChatTurn => ({ role: "user", content }));
  return offers(turns.at(-1) ?? "", { history, records: RECORDS[who] }).map(written);
}

describe("a session that is announced", () => {
  it.each([
    [["I'll go for a walk. start it"], "start Walking"],
    [["I'll go for a walk", "start it"], "start Walking"],
    [["我要去散步，开始吧"], "start 散步"],
    [["我而家去跑步,開始計時"], "start 跑步"],
  ])("is begun: %s", (turns, start) => {
    expect(offered(turns)).toEqual([start]);
  });

  it("is not begun where it was done, or is asked about", () => {
    expect(offered(["I walked yesterday", "start it"])).toEqual([]);
    expect(offered(["should I go for a walk?", "start it"])).toEqual([]);
  });
});

describe("a session that is over", () => {
  it.each(["結束", "结束吧", "finish"])(
    "is ended where one is open, and there is none to end else: %s",
    (message) => {
      expect(offered([message], "open")[0]).toContain("finish");
    },
  );

  it("is recorded where it is named and none is open", () => {
    expect(offered(["I'm done with my walk"])[0]).toContain("log Walk");
  });

  it.each([[["I'm done", "felt great, 5 out of 5"]], [["我做完了", "感覺很好,給五分"]]])(
    "is rated right behind its end: %s",
    (turns) => {
      expect(offered(turns, "open")).toHaveLength(1);
      expect(offered(turns, "open")[0]).toContain("5");
      expect(offered(turns, "rested")[0]).toContain("5");
    },
  );

  it.each(["結束", "I'm done"])("is said not to be open: %s", (message) => {
    expect(unmetAsk(read(message), RECORDS.nobody)).toBe("nothing_open");
    expect(unmetAsk(read(message), RECORDS.open)).toBeUndefined();
  });

  it.each(["练完记一下", "log it", "帮我记录一下"])(
    "is asked for where nothing names it: %s",
    (message) => {
      expect(unmetAsk(read(message), RECORDS.nobody)).toBe("log_what");
    },
  );

  it.each([
    "how do I stop my run?",
    "I stopped smoking",
    "should I log it?",
    "I am done with carbs",
    "log my run",
  ])("is neither in: %s", (message) => {
    expect(unmetAsk(read(message), RECORDS.nobody)).toBeUndefined();
  });
});

describe("a pause for a journey", () => {
  it.each([
    "pause me for next week, going to Perth",
    "pause next week, I'm flying to paris",
    "Pause me for next week, I will be in Perth",
    "下周暂停，去北京",
    "下星期暫停,返鄉下",
  ])("is one of travel: %s", (message) => {
    expect(offered([message])[0]).toContain("travel");
  });

  it.each([
    "pause me next week, going to the doctor",
    "pause my training next week, going to Dr Smith",
    "Pause me next week, I am fasting in Ramadan",
    "Pause me next week, no training in Lent",
    "Pause me next week, I am going to Rest",
    "Pause me next week, I will be in Rehab",
  ])("is none where somebody is seen: %s", (message) => {
    expect(offered([message])[0]).toContain("rest");
  });
});
