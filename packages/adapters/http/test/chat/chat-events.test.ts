import { describe, expect, it } from "vitest";
import { CHAT_EVENTS, CHAT_EVENTS_EXAMPLE } from "../../src/chat/chat-events.schemas.ts";
import { ChatEvents } from "../../src/chat/chat-events.ts";
import { CHAT_REPLY_EXAMPLE } from "../../src/chat/chat-message.examples.ts";

function aStream() {
  const sent: [string, unknown][] = [];
  const events = new ChatEvents((name, json) => void sent.push([name, JSON.parse(json)]));
  return { events, sent };
}

const RESPONSE = { ...CHAT_REPLY_EXAMPLE, content: "One. Two.", ragContext: ["A (B, 2020)"] };
const CHECK = { is_safe: true, risk_level: "safe", flags: [], warnings: [] };
const CHECKED = {
  kind: "checked",
  safetyCheck: { isSafe: true, riskLevel: "safe", flags: [], warnings: [] },
} as const;

describe("the events of a reply", () => {
  it("that was given before are all told from it", () => {
    const { events, sent } = aStream();
    events.end(JSON.stringify(RESPONSE));
    expect(sent).toEqual([
      ["checked", { safety_check: CHECK }],
      ["sources", { passages: ["A (B, 2020)"] }],
      ["text", { text: "One. Two." }],
      ["message", RESPONSE],
    ]);
  });

  it("tell of the message alone what was checked, not what was done to the reply", () => {
    const { events, sent } = aStream();
    const flags = ["pregnancy", "numbers_corrected", "reply_shortened", "reply_replaced"];
    events.end(JSON.stringify({ ...RESPONSE, safety_check: { ...CHECK, flags } }));
    expect(sent[0]).toEqual(["checked", { safety_check: { ...CHECK, flags: ["pregnancy"] } }]);
  });

  it("have no sources with a help text, and some where nothing was said of the basis yet", () => {
    for (const [answer_basis, has] of [
      ["help", false],
      [undefined, true],
    ] as const) {
      const { events, sent } = aStream();
      events.end(JSON.stringify({ ...RESPONSE, answer_basis }));
      expect(sent.some(([name]) => name === "sources")).toBe(has);
    }
  });

  it("go on from what was told, each kind once, however often the work begins", () => {
    const { events, sent } = aStream();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      events.tell(CHECKED);
      events.tell({ kind: "sources", passages: ["C", "A (B, 2020)"] });
    }
    events.tell({ kind: "text", text: "One." });
    events.end(JSON.stringify(RESPONSE));
    expect(sent.map(([name]) => name)).toEqual(["checked", "sources", "text", "text", "message"]);
    expect(sent.slice(2, 4)).toEqual([
      ["text", { text: "One." }],
      ["text", { text: " Two." }],
    ]);
  });

  it("end with a problem where another response was stored than what was told", () => {
    const { events, sent } = aStream();
    events.tell(CHECKED);
    events.tell({ kind: "text", text: "Three." });
    expect(() => events.end(JSON.stringify(RESPONSE))).toThrow(
      expect.objectContaining({ code: "changed_meanwhile" }),
    );
    expect(sent.map(([name]) => name)).toEqual(["checked", "text"]);
  });

  it("are documented with examples that satisfy their schemas", () => {
    for (const [name, { schema, example }] of Object.entries(CHAT_EVENTS)) {
      expect(schema.parse(example)).toEqual(example);
      expect(CHAT_EVENTS_EXAMPLE.includes(`event: ${name}\n`)).toBe(name !== "error");
    }
  });
});
