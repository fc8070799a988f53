import { readFileSync } from "node:fs";
import { SAFETY_FLAGS } from "@health-exercise/domain/safety";
import { expect, it } from "vitest";
import { LLAMA_GUARD, UNNAMED } from "../../src/guard/llama-guard-categories.data.ts";
import { MODERATION } from "../../src/guard/moderation-categories.data.ts";

const CHAT = readFileSync(new URL("../../../../../docs/chat.md", import.meta.url), "utf8");

/** What docs/chat.md says of each category, as `<flag> <level in a message> <in a reply>`. */
const documented = new Map(
  CHAT.slice(CHAT.indexOf("## Guard"), CHAT.indexOf("## Numbers"))
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter((cells) => cells.length === 7)
    .flatMap(([, openai = "", llama = "", flag = "", message = "", reply = ""]) =>
      [...openai.matchAll(/[a-z/-]{4,}/g), ...llama.matchAll(/S\d+|without a known/g)].map(
        ([name]): [string, string] => [name, `${flag.replaceAll("`", "")} ${message} ${reply}`],
      ),
    ),
);

it.each(
  [MODERATION, LLAMA_GUARD].flatMap(({ categories }) =>
    Object.entries(categories).filter(([, category]) => category !== null),
  ),
)("the documentation says what %s means", (name, category) => {
  if (category === null) throw new Error("It means nothing.");
  const { flag, message, reply } = category;
  const said = documented.get(name === UNNAMED ? "without a known" : name);
  expect(said).toBe(`${flag} ${message ?? ""} ${reply ?? ""}`);
  expect(SAFETY_FLAGS).toContain(flag);
});
