import { describe, expect, it } from "vitest";
import { SAID_IN } from "../../src/builtin/other-language.data.ts";
import { replyTo } from "./reply-to.ts";

describe("a message in a language that is not spoken here", () => {
  it.each([
    ["como empiezo a correr", "es"],
    ["me duele la rodilla", "es"],
    ["hola gracias", "es"],
    ["bonjour, comment commencer à courir", "fr"],
    ["wie oft", "de"],
    ["wie viel soll ich laufen", "de"],
    ["走る前に何を食べればいいですか", "ja"],
  ] as const)("is told so in its own words: %s", async (message, language) => {
    expect(await replyTo(message)).toContain(SAID_IN[language]);
  });

  it.each([
    "el camino del norte hike",
    "des moines to la",
    "los angeles to las vegas",
    "run the el paso del norte bridge",
    "a run in san juan del sur",
    "die hard workout",
  ])("is none for the names of places: %s", async (message) => {
    const reply = await replyTo(message);
    for (const said of Object.values(SAID_IN)) expect(reply).not.toContain(said);
  });
});
