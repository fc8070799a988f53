import { ragContextOf } from "@health-exercise/domain/chat";
import { describe, expect, it } from "vitest";
import { HeardReply } from "../../src/chat/heard-reply.ts";
import type { ReplyEvent } from "../../src/chat/reply-event.ts";

/** Somebody who hears a reply, and reviews that end when a test says with what. */
function aHearing({ lead = "" } = {}) {
  const events: ReplyEvent[] = [];
  const reviews: { readonly written: string; readonly pass: (text: string) => void }[] = [];
  const heard = new HeardReply({
    tell: (event) => void events.push(event),
    lead,
    lineOf: ragContextOf,
    review: (written) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      reviews.push({ written, pass: resolve });
      return promise;
    },
  });
  const texts = () => events.flatMap((event) => (event.kind === "text" ? [event.text] : []));
  /** Ends the review under way, by default with all that it read. */
  const pass = async (text?: string) => {
    const last = reviews.at(-1);
    last?.pass(text ?? last.written);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { heard, events, texts, pass, read: () => reviews.map(({ written }) => written) };
}

describe("a reply that is heard", () => {
  it("begins with its sources, then what is said before the model says anything", () => {
    const { heard, events } = aHearing({ lead: "First of all.\n\n" });
    heard.onPassages([]);
    expect(events).toEqual([
      { kind: "sources", passages: [] },
      { kind: "text", text: "First of all.\n\n" },
    ]);
  });

  it("is told as its review lets it pass, what came meanwhile together", async () => {
    const { heard, texts, pass, read } = aHearing();
    for (const sentence of ["One.", " Two.", " Three."]) heard.onSentences?.(sentence);
    expect(read()).toEqual(["One."]);
    await pass();
    expect(read()).toEqual(["One.", "One. Two. Three."]);
    await pass();
    expect(texts()).toEqual(["One.", " Two. Three."]);
    expect(await heard.end()).toBe("One. Two. Three.");
  });

  it("is told no further where a review would begin otherwise, or lets nothing pass", async () => {
    const { heard, texts, pass } = aHearing();
    heard.onSentences?.("One.");
    await pass();
    for (const passing of ["", "Another.", "On"]) {
      heard.onSentences?.(" Two.");
      await pass(passing);
    }
    expect(texts()).toEqual(["One."]);
    heard.onSentences?.(" Three.");
    await pass("One. Three.");
    expect(texts()).toEqual(["One.", " Three."]);
  });

  it("is reviewed the less often the longer it is", async () => {
    const { heard, pass, read } = aHearing();
    const sentence = "Walk a little every day. ";
    for (let count = 0; count < 300; count += 1) {
      heard.onSentences?.(sentence);
      await pass();
    }
    const readInAll = read().reduce((sum, { length }) => sum + length, 0);
    expect(readInAll).toBeLessThan(9 * 300 * sentence.length);
    expect(read().slice(0, 8)).toHaveLength(8);
  });

  it("ends with the review that is under way, and begins no other", async () => {
    const { heard, texts, pass, read } = aHearing();
    heard.onSentences?.("One.");
    heard.onSentences?.(" Two.");
    const ended = heard.end();
    await pass();
    heard.onSentences?.(" Three.");
    expect(await ended).toBe("One.");
    expect([read(), texts()]).toEqual([["One."], ["One."]]);
  });

  it("goes on unheard where its review fails", async () => {
    const told: ReplyEvent[] = [];
    const heard = new HeardReply({
      tell: (event) => void told.push(event),
      lead: "",
      lineOf: ragContextOf,
      review: () => Promise.reject(new Error("broken")),
    });
    heard.onSentences?.("One.");
    expect([await heard.end(), told]).toEqual(["", []]);
  });

  it("tells no sentences where all of it is reviewed first", () => {
    const heard = new HeardReply({
      tell: () => {},
      lead: "",
      lineOf: ragContextOf,
      review: undefined,
    });
    expect(heard.onSentences).toBeUndefined();
  });
});
