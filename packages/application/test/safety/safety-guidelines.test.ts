import { setImmediate } from "node:timers/promises";
import type { KnowledgeCondition, KnowledgePassage } from "@health-exercise/domain/knowledge";
import { createContentCheck } from "@health-exercise/domain/safety/content-check";
import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";
import type { KnowledgeRetriever, RetrievalRequest } from "@health-exercise/ports-knowledge";
import { describe, expect, it } from "vitest";
import { LANES } from "../../src/lane-limits.ts";
import { GetSafetyGuidelines } from "../../src/safety/get-safety-guidelines.ts";
import { ReadingTurns } from "../../src/safety/reading-turns.ts";
import { WorkLane } from "../../src/work-lane.ts";
import { reading, TURN } from "../support/reading.ts";

const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);

function aPassage(id: string, audience: Partial<KnowledgePassage["audience"]>): KnowledgePassage {
  return {
    id,
    title: id,
    text: id,
    summary: id,
    source: { organisation: "WHO", title: "Guidelines", year: 2020, url: "https://www.who.int/" },
    language: "en",
    topics: [],
    audience: { ageGroups: [], conditions: [], ...audience },
    score: 0.8,
  };
}

const FOR_ALL = aPassage("for-all", {});
const FOR_OLD = aPassage("for-old", { ageGroups: ["older_adult"] });
const FOR_BOTH = aPassage("for-both", { conditions: ["hypertension", "type_2_diabetes"] });

/** Always finds the same, as an engine would that takes every query for a match. */
class FindsEverything implements KnowledgeRetriever {
  readonly requests: RetrievalRequest[] = [];
  found: readonly KnowledgePassage[] = [FOR_OLD, FOR_BOTH, FOR_ALL];

  async retrieve(request: RetrievalRequest): Promise<readonly KnowledgePassage[]> {
    this.requests.push(request);
    return this.found;
  }
}

function guidelines() {
  const retriever = new FindsEverything();
  const contacts = (region: string) => [
    {
      name: "Emergency",
      phone: "112",
      kind: "emergency" as const,
      region,
      source: { organisation: "Test", url: null },
      checkedOn: "2026-11-21" as never,
      confirmed: true,
    },
  ];
  return {
    retriever,
    useCase: new GetSafetyGuidelines(retriever, checkContent, contacts, "DE", reading),
  };
}

describe("guidelines", () => {
  it("are for everybody when nothing is known of the person", async () => {
    const { general, personalized } = await guidelines().useCase.execute({}, TURN);
    expect(general.map(({ id }) => id)).toEqual(["for-all"]);
    expect(general[0]?.reason).toBeUndefined();
    expect(personalized).toEqual([]);
  });

  it("are chosen by age, with the reason", async () => {
    const { personalized } = await guidelines().useCase.execute({ ageYears: 70 }, TURN);
    expect(personalized.map(({ id }) => id)).toEqual(["for-old"]);
    expect(personalized[0]?.reason).toBe("It is for your age (70 years).");
  });

  it("are chosen by conditions, each once, with all reasons", async () => {
    const diseases = ["High blood pressure", "type 2 diabetes"];
    const { personalized } = await guidelines().useCase.execute({ diseases }, TURN);
    expect(personalized.map(({ id }) => id)).toEqual(["own-limits.en", "for-both"]);
    expect(personalized[1]?.reason).toBe(
      "It concerns what you named: high blood pressure, type 2 diabetes.",
    );
  });

  it("say first what limits the person, and nothing of vigorous effort where that is forbidden", async () => {
    const { retriever, useCase } = guidelines();
    const text = "Walk every day as you like it. Do 75 minutes of vigorous activity. Sleep well.";
    retriever.found = [
      { ...FOR_BOTH, text, gentleText: "Walk every day, gently." },
      { ...FOR_OLD, text },
      { ...FOR_ALL, text: "Sprint as hard as you can." },
    ];
    const limited = await useCase.execute({ ageYears: 70, diseases: ["type 2 diabetes"] }, TURN);
    expect(limited.personalized.map(({ id }) => id)).toEqual([
      "own-limits.en",
      "for-both",
      "for-old",
    ]);
    expect(limited.personalized[0]?.text).toContain("Ask a health professional before");
    expect(limited.personalized[0]?.source.year).toBe(2015);
    expect(limited.personalized.slice(1).map(({ text }) => text)).toEqual([
      "Walk every day, gently.",
      "Walk every day as you like it. Sleep well.",
    ]);
    expect(limited.general).toEqual([]);
    const free = await useCase.execute({}, TURN);
    expect(free.general.map(({ text }) => text)).toEqual(["Sprint as hard as you can."]);
  });

  it("leave out what an unknown disease only seems to match", async () => {
    const { retriever, useCase } = guidelines();
    const diseases = ["zorblax insipidus", "unobtainium syndrome"];
    const { personalized } = await useCase.execute({ diseases }, TURN);
    expect(personalized).toEqual([]);
    const asked = retriever.requests.flatMap(({ audience }) => audience?.conditions ?? []);
    expect(asked).toEqual([] satisfies KnowledgeCondition[]);
  });

  it("come in the language asked for, else in that of the diseases, else in English", async () => {
    const languageOf = async (input: Parameters<GetSafetyGuidelines["execute"]>[0]) => {
      const { retriever, useCase } = guidelines();
      await useCase.execute(input, TURN);
      return retriever.requests[0]?.language;
    };
    expect(await languageOf({})).toBe("en");
    expect(await languageOf({ diseases: ["高血压"] })).toBe("zh");
    expect(await languageOf({ diseases: ["高血压"], language: "en" })).toBe("en");
  });

  it("carry the contacts of the region, else of the service's own", async () => {
    const regionOf = async (region?: string) => {
      const { emergencyContacts } = await guidelines().useCase.execute({ region }, TURN);
      return emergencyContacts[0]?.region;
    };
    expect(await regionOf()).toBe("DE");
    expect(await regionOf("JP")).toBe("JP");
  });

  it("are searched for one by one, so that everything else passes between two searches", async () => {
    let waits = 0;
    const timer = {
      async wait() {
        waits += 1;
        await setImmediate();
      },
    };
    const lane = new WorkLane(timer, { ...LANES.reading, mostWaiting: 100 });
    const waitsBefore: number[] = [];
    const retriever = {
      async retrieve() {
        waitsBefore.push(waits);
        return [FOR_ALL];
      },
    };
    const useCase = new GetSafetyGuidelines(
      retriever,
      checkContent,
      () => [],
      "DE",
      new ReadingTurns(lane),
    );
    await useCase.execute({ ageYears: 70, diseases: ["type 2 diabetes", "asthma"] }, TURN);
    expect(waitsBefore.length).toBeGreaterThan(3);
    expect(new Set(waitsBefore).size).toBe(waitsBefore.length);
  });
});
