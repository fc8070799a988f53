import { FindPassages } from "@health-exercise/application";
import { read } from "@health-exercise/domain/language";
import type { RetrievalRequest } from "@health-exercise/ports-knowledge";
import { describe, expect, it } from "vitest";
import { PASSAGE } from "../support/a-chat.ts";

/** Who looks up, and what the search was asked for. */
function aSearch() {
  const asked: RetrievalRequest[] = [];
  const finder = new FindPassages({
    retrieve: async (request) => {
      asked.push(request);
      if (request.audience === undefined) return [PASSAGE];
      const audience = { ageGroups: ["older_adult" as const], conditions: [] };
      return [{ ...PASSAGE, id: "balance.en", audience }];
    },
  });
  const find = (query: string, age: number) =>
    finder.execute({ query: read(query), language: "en", person: { age }, mayLeave: false });
  return { asked, find };
}

describe("what is known about a question", () => {
  it("is not looked for where nothing is asked", async () => {
    const { asked, find } = aSearch();
    expect(await find("", 70)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("is looked for once more for people like the one who asks for themselves", async () => {
    const { asked, find } = aSearch();
    const found = await find("How do I start walking?", 70);
    expect(found.map(({ id }) => id)).toEqual(["walking.en", "balance.en"]);
    expect(
      asked.map(({ query, audience, mayLeave }) => [query.source, audience, mayLeave]),
    ).toEqual([
      ["How do I start walking?", undefined, false],
      ["How do I start walking? older adults", { ageYears: 70, conditions: [] }, false],
    ]);
  });

  it("is looked for by the age on which the question leans", async () => {
    const { asked, find } = aSearch();
    const found = await find("Should I walk at my age?", 70);
    expect(asked.map(({ query }) => query.source)).toEqual([
      "Should I walk 70 years old ?",
      "Should I walk at my age? older adults",
    ]);
    expect(found.map(({ id }) => id)).toEqual(["balance.en", "walking.en"]);
  });

  it("is looked for once more for the age of the person where what answers is for another", async () => {
    const ofAge = (id: string, group: "adult" | "older_adult") => ({
      ...{ ...PASSAGE, id, audience: { ageGroups: [group], conditions: [] } },
    });
    const finder = new FindPassages({
      retrieve: async ({ audience }) => [
        audience === undefined ? ofAge("adults.en", "adult") : ofAge("older.en", "older_adult"),
      ],
    });
    const query = read("How much exercise helps my balance?");
    const idsFor = async (age: number) =>
      (await finder.execute({ query, language: "en", person: { age }, mayLeave: false })).map(
        ({ id }) => id,
      );
    expect(await idsFor(76)).toEqual(["older.en"]);
    expect(await idsFor(40)).toEqual(["adults.en"]);
  });

  it("is looked for once where nothing is special about the person", async () => {
    const { asked, find } = aSearch();
    await find("How do I start walking?", 30);
    expect(asked).toHaveLength(1);
  });
});
