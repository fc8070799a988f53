import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { KnowledgeEntry } from "@health-exercise/domain/knowledge";
import { describe, expect, it } from "vitest";
import { builtInCorpus } from "../../src/corpus/built-in-corpus.ts";
import { loadGuidance } from "../../src/guidance/load-guidance.ts";
import { type PreparedEntry, prepared } from "../../src/guidance/prepared-entry.ts";
import { aFolder } from "../support/a-folder.ts";

const SOME = builtInCorpus().slice(0, 40);

async function loaded(file: string, entries: readonly KnowledgeEntry[]): Promise<PreparedEntry[]> {
  const all: PreparedEntry[] = [];
  for await (const entry of loadGuidance(file, async () => entries)) all.push(entry);
  return all;
}

describe("the guidance prepared for the search", () => {
  it("is prepared once and then taken from the file, the same to the letter", async () => {
    const folder = aFolder({});
    const file = join(folder, "deeper", "guidance.ndjson");
    const anew = await loaded(file, SOME);
    expect(anew).toEqual(SOME.map(prepared));
    const again = await loaded(file, []);
    expect(again.map(({ entry, reading }) => ({ entry, reading }))).toEqual(anew);
    // Whatever becomes of the file.
    rmSync(file);
    writeFileSync(file, "another");
    expect(again.map(({ kept }) => kept?.entry)).toEqual(again.map(({ entry }) => entry));
    expect(readdirSync(join(folder, "deeper"))).toEqual(["guidance.ndjson"]);
  });

  it.each([
    ["is cut off", (content: string) => content.slice(0, -100)],
    ["another Node wrote", (content: string) => content.replace("ICU", "ICU 1")],
    ["is empty", () => ""],
  ])("is prepared anew where the file %s", async (_what, changed) => {
    const file = join(aFolder({}), "guidance.ndjson");
    await loaded(file, SOME);
    const content = readFileSync(file, "utf8");
    writeFileSync(file, changed(content));
    expect(await loaded(file, SOME)).toHaveLength(SOME.length);
    expect(readFileSync(file, "utf8")).toBe(content);
  });

  it("needs no file that can be written", async () => {
    const file = join(aFolder({ taken: "a file, not a folder" }), "taken", "guidance.ndjson");
    expect(await loaded(file, SOME)).toHaveLength(SOME.length);
  });
});
