import { describe, expect, it } from "vitest";
import type { ChatTurn } from "../../../src/chat/chat-message.ts";
import { MILLISECONDS_PER_MINUTE } from "../../../src/shared/durations.ts";
import { offers, RECORDS, written } from "./offer-lines.ts";
import {
  IN_CANTONESE,
  LOGGED_LATER,
  PUT_RIGHT,
  type ToldWay,
  WAYS,
} from "./told-distances.data.ts";

/** What is offered to be recorded behind the last of some turns. */
function offeredTo(turns: string): readonly string[] {
  const [last = "", ...before] = turns.split(" >> ").reverse();
  const history = before
    .reverse()
    .map(
      (content): ChatTurn =>
        content.startsWith("A:")
          ? { role: "assistant", content: content.slice(2) }
          : { role: "user", content },
    );
  return offers(last, { history }).flatMap((action) => {
    if (action.kind !== "log_session") return [];
    const { sportName, sportStart, sportEnd, distanceMeters } = action.session;
    const minutes =
      sportEnd === null
        ? "?"
        : (sportEnd.getTime() - sportStart.getTime()) / MILLISECONDS_PER_MINUTE;
    const date = sportStart.toISOString().slice(5, 10);
    return [`${sportName} ${date} ${minutes} min ${distanceMeters ?? "?"} m`];
  });
}

describe("a session is offered to be recorded", () => {
  const told = ([turns, offered]: ToldWay) => [turns, offered] as const;

  it.each(WAYS.map(told))("with how far it went: %s", (turns, offered) => {
    expect(offeredTo(turns)).toEqual(offered);
  });

  it.each(IN_CANTONESE.map(told))("as it is told in Cantonese: %s", (turns, offered) => {
    expect(offeredTo(turns)).toEqual(offered);
  });

  it.each(LOGGED_LATER.map(told))("when that is asked in a later turn: %s", (turns, offered) => {
    expect(offeredTo(turns)).toEqual(offered);
  });

  it.each(PUT_RIGHT.map(told))("as it is put right: %s", (turns, offered) => {
    expect(offeredTo(turns)).toEqual(offered);
  });

  it("without a distance that no log can hold", () => {
    expect(offeredTo("just cycled 1,500 km in 20 hours")).toEqual(["Cycling 03-04 1200 min ? m"]);
  });

  it("with no energy but what is told", () => {
    const [action] = offers("just ran 5k in 28 mins");
    expect(action).toMatchObject({ session: { calories: 0, notes: "5k" } });
    const [burned] = offers("just ran 5k in 28 mins and burned 310 kcal");
    expect(burned).toMatchObject({ session: { calories: 310 } });
  });
});

describe("a session under way", () => {
  const offered = (message: string) => offers(message, { records: RECORDS.open }).map(written);

  it.each(["finish my workout", "我跑完喇", "搞掂喇", "停咗計時", "结束跑步"])(
    "is ended by who says so: %s",
    (message) => {
      expect(offered(message)).toEqual(["finish Evening run", "feedback Evening run completed"]);
    },
  );

  it.each(["start a run", "begin another workout", "开始跑步", "我而家去跑步"])(
    "has to end before another begins: %s",
    (message) => {
      expect(offered(message)).toEqual(["finish Evening run"]);
      expect(offers(message).map(({ kind }) => kind)).toEqual(["start_session"]);
    },
  );
});
