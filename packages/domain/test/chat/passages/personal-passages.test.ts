import { describe, expect, it } from "vitest";
import { withPersonalPassages } from "../../../src/chat/passages/personal-passages.ts";
import type { PersonalAudience } from "../../../src/chat/passages/personal-query.ts";
import type { KnowledgeAudience } from "../../../src/knowledge/knowledge-entry.ts";
import { aPassage } from "../a-reply-material.ts";

const NOBODY: PersonalAudience = {
  ageYears: undefined,
  ageGroup: undefined,
  conditions: [],
  diabetesTypes: [],
};
const OLDER: PersonalAudience = { ...NOBODY, ageYears: 70, ageGroup: "older_adult" };

describe("the passages for a person", () => {
  const passage = (id: string, audience: Partial<KnowledgeAudience> = {}) =>
    aPassage({ id, audience: { ageGroups: [], conditions: [], ...audience } });
  const idsFor = (
    audience: Pick<PersonalAudience, "ageGroup" | "conditions">,
    answers: readonly string[],
    found: Parameters<typeof withPersonalPassages>[1],
  ) =>
    withPersonalPassages(
      answers.map((id) => passage(id)),
      found,
      audience,
    ).map(({ id }) => id);

  const ofAge = (id: string) => passage(id, { ageGroups: ["older_adult"] });

  it("are the best answer, then two that are written for them, then the other answers", () => {
    const found = [passage("x"), ofAge("a"), ofAge("b"), ofAge("c")];
    expect(idsFor(OLDER, ["1", "2", "3"], found)).toEqual(["1", "a", "b", "2", "3"]);
  });

  it("are written for them by a condition too", () => {
    const found = [
      passage("asthma", { conditions: ["copd", "asthma"] }),
      passage("copd", { conditions: ["copd"] }),
      ofAge("age"),
    ];
    const ill: PersonalAudience = { ...NOBODY, conditions: ["stroke", "asthma"] };
    expect(idsFor(ill, ["1", "2"], found)).toEqual(["1", "asthma", "2"]);
    expect(idsFor(NOBODY, ["1", "2"], found)).toEqual(["1", "2"]);
  });

  it("are five at most, each once", () => {
    const found = [ofAge("1"), ofAge("a")];
    expect(idsFor(OLDER, ["1", "2", "3", "4", "5", "6"], found)).toEqual(["1", "a", "2", "3", "4"]);
  });

  it("are those that are written for them where nothing else answers", () => {
    expect(idsFor(OLDER, [], [ofAge("a")])).toEqual(["a"]);
  });

  it.each(["pregnancy", "type_1_diabetes"] as const)(
    "are told before what is for everybody where advice differs with %s",
    (condition) => {
      const person: PersonalAudience = { ...NOBODY, conditions: [condition] };
      const own = { ...passage("own", { conditions: [condition] }), score: 0.8 };
      const [first, second] = withPersonalPassages(
        [{ ...passage("1"), score: 0.95 }],
        [own],
        person,
      );
      expect(first?.id).toBe("own");
      expect(second?.score).toBeLessThan(0.8 * 0.8);
      expect(idsFor(person, ["1"], [{ ...own, score: 0.6 }])).toEqual(["1", "own"]);
    },
  );

  it("are told behind what answers and is for them already", () => {
    const person: PersonalAudience = { ...NOBODY, conditions: ["pregnancy"] };
    const best = passage("best", { conditions: ["pregnancy"] });
    const own = { ...passage("own", { conditions: ["pregnancy"] }), score: 1 };
    expect(withPersonalPassages([best], [own], person)[0]?.id).toBe("best");
  });
});
