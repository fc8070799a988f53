import { describe, expect, it } from "vitest";
import { lookedUp } from "../../../src/chat/question/question.ts";
import { read } from "../../../src/language/read.ts";

const TALE = "Last spring my knee began to hurt on the stairs and nobody knew why. ".repeat(40);
const lookedUpBy = (source: string) => lookedUp(read(source)).source;

describe("a question", () => {
  it("is looked up by itself, up to a thousand characters", () => {
    const question = read(`${TALE.slice(0, 960)} May I run with it at all?`);
    expect(lookedUp(question)).toBe(question);
  });

  it("at the end of a long tale is looked up with the end of the tale", () => {
    const asked = lookedUpBy(`${TALE}May I run with a sore knee?`);
    expect(asked.endsWith("nobody knew why. May I run with a sore knee?")).toBe(true);
    expect(asked.length).toBeLessThanOrEqual(1_020);
  });

  it("is found wherever it stands in the tale", () => {
    const asked = lookedUpBy(`${TALE}May I run with it? ${TALE}Which shoes help? ${TALE}`);
    expect(asked).toContain("May I run with it?");
    expect(asked).toContain("Which shoes help?");
    expect(asked.length).toBeLessThanOrEqual(1_020);
  });

  it("in one sentence without end is looked up by its beginning", () => {
    expect(lookedUpBy("膝盖疼".repeat(900))).toBe("膝盖疼".repeat(900).slice(0, 1_000));
  });
});
