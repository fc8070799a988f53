import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import { createContentCheck } from "@health-exercise/domain/safety/content-check";
import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";
import type { RetrievalRequest } from "@health-exercise/ports-knowledge";
import { describe, expect, it } from "vitest";
import { LATER_AIM } from "../../src/safety/fitted-text.data.ts";
import { GetSafetyGuidelines } from "../../src/safety/get-safety-guidelines.ts";
import { reading, TURN } from "../support/reading.ts";

const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);

const WEEK = "Adults should do at least 150 to 300 minutes of moderate activity a week.";
const STOP = "Stop exercising at once with chest pain, and call the emergency number.";

function aPassage(
  id: string,
  text: string,
  conditions: KnowledgePassage["audience"]["conditions"] = [],
  more: Partial<KnowledgePassage> = {},
): KnowledgePassage {
  return {
    ...{ id, title: id, text, summary: id, language: "en", topics: [], score: 0.8 },
    source: { organisation: "WHO", title: "Guidelines", year: 2020, url: "https://www.who.int/" },
    audience: { ageGroups: [], conditions },
    ...more,
  };
}

const KNOWN = [
  aPassage("amount-adults", WEEK, [], { audience: { ageGroups: ["adult"], conditions: [] } }),
  aPassage("stop-signs", STOP, [], { topics: ["stop_signs"] }),
  aPassage("heart-amount", "With heart disease build up to 150 minutes a week.", ["heart_disease"]),
  aPassage("heart-signs", STOP, ["heart_disease"], { topics: ["emergency"] }),
  aPassage("kidney-amount", WEEK, ["kidney_disease"]),
  aPassage("feet", "Look at your feet every day.", ["type_1_diabetes", "type_2_diabetes"]),
  aPassage("Type 2 diabetes: move", "Break up sitting.", ["type_2_diabetes"]),
  aPassage("Type 1 diabetes: measure", "Check blood glucose before.", ["type_1_diabetes"]),
  aPassage("metformin", "With metformin alone no extra food is needed.", ["type_2_diabetes"]),
  aPassage("pump", "Disconnect the pump.", ["type_1_diabetes"]),
  aPassage("sugar-and-asthma", "Carry sugar and the inhaler.", ["type_2_diabetes", "asthma"]),
];

/** Finds all that is written for the people asked for. */
const retriever = {
  async retrieve({ audience }: RetrievalRequest): Promise<readonly KnowledgePassage[]> {
    const asked = audience?.conditions ?? [];
    return KNOWN.filter(({ audience: { conditions } }) =>
      asked.length === 0
        ? conditions.length === 0
        : conditions.some((condition) => asked.includes(condition)),
    );
  },
};

const useCase = new GetSafetyGuidelines(retriever, checkContent, () => [], "DE", reading);

async function told(ageYears: number | undefined, ...diseases: string[]) {
  const { general, personalized } = await useCase.execute({ ageYears, diseases }, TURN);
  const own = personalized.find(({ id }) => id.startsWith("own-limits"));
  const others = personalized.filter((one) => one !== own);
  return { general, others, own: own?.text ?? "" };
}

const idsOf = (guidelines: readonly { id: string }[]) => guidelines.map(({ id }) => id);

describe("where exercise waits", () => {
  it.each([
    "chest pain",
    "胸痛",
    "fever",
    "heart attack last month",
    "pre-eclampsia",
    "Achilles rupture",
  ])("%s is told no amounts, but signs and help, and that exercise waits", async (disease) => {
    const { general, others, own } = await told(50, disease);
    expect(idsOf(general)).toEqual(["stop-signs"]);
    expect(idsOf(others).filter((id) => id !== "heart-signs")).toEqual([]);
    expect(own).toMatch(/No exercise for now\.|目前不要运动。/);
    expect(own).toMatch(/Ask a health professional|咨询医生/);
  });

  it("a heart attack last month is told of signs alone of what is written for the heart", async () => {
    expect(idsOf((await told(50, "heart attack last month")).others)).toEqual(["heart-signs"]);
  });

  it.each([
    ["chest pain", "Have it checked before the next session; call for help"],
    ["胸痛", "下次运动前先去检查；几分钟内不缓解请拨打当地急救电话"],
  ])("a sign such as %s is to be looked at", async (disease, warning) => {
    expect((await told(50, disease)).own).toContain(warning);
    expect((await told(50, "fever")).own).not.toContain(warning);
  });

  it("nothing is said of how to exercise", async () => {
    const { own } = await told(40, "Achilles rupture");
    expect(own).not.toContain("supported movement");
    expect((await told(40, "knee pain")).own).not.toContain("No exercise");
  });
});

describe("where light effort is allowed", () => {
  it.each(["ME/CFS", "eating disorder", "heart failure", "dialysis"])(
    "%s is told no amounts for everybody",
    async (disease) => {
      const { general, others, own } = await told(50, disease);
      expect(idsOf([...general, ...others])).not.toContain("amount-adults");
      expect(own).toContain("Light effort only");
    },
  );

  it("amounts for the illness are a later aim in so many words", async () => {
    const { others } = await told(50, "dialysis");
    expect(others.map(({ text }) => text)).toEqual([`${LATER_AIM.en} ${WEEK}`]);
  });

  it("no limit adds an amount of its own", async () => {
    expect((await told(70, "heart failure")).own).not.toContain("days a week");
    expect((await told(70, "heart failure")).own).toContain("warm-up");
    expect((await told(70, "asthma")).own).toContain("days a week");
  });
});

describe("diabetes without a type", () => {
  it.each(["diabetes", "糖尿病", "diabetic"])(
    "%s is called so, and holds for both or says for which",
    async (disease) => {
      const { others } = await told(undefined, disease);
      expect(idsOf(others)).toEqual(["feet", "Type 2 diabetes: move", "Type 1 diabetes: measure"]);
      for (const { reason } of others)
        expect(reason).toMatch(
          /^(?:It concerns what you named: diabetes\.|与您提到的情况有关：糖尿病。)$/,
        );
    },
  );

  it("stays so beside another illness, which keeps its own reason", async () => {
    const { others } = await told(undefined, "diabetes", "asthma");
    expect(others.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([
      "sugar-and-asthma: It concerns what you named: asthma.",
      "feet: It concerns what you named: diabetes.",
      "Type 2 diabetes: move: It concerns what you named: diabetes.",
      "Type 1 diabetes: measure: It concerns what you named: diabetes.",
    ]);
  });

  it("is high blood sugar where that alone was named", async () => {
    const [first] = (await told(undefined, "高血糖")).others;
    expect(first?.reason).toBe("与您提到的情况有关：血糖偏高。");
  });

  it("is none where a type is named, in whichever of the names", async () => {
    const type2 = ["feet", "Type 2 diabetes: move", "metformin", "sugar-and-asthma"];
    expect(idsOf((await told(undefined, "type 2 diabetes")).others)).toEqual(type2);
    expect(idsOf((await told(undefined, "diabetes", "type 2 diabetes")).others)).toEqual(type2);
    const type1 = ["feet", "Type 1 diabetes: measure", "pump"];
    expect(idsOf((await told(undefined, "T1DM")).others)).toEqual(type1);
    expect(idsOf((await told(undefined, "type 1 diabetes", "diabetes")).others)).toEqual(type1);
    const [first] = (await told(undefined, "type 1 diabetes", "diabetes")).others;
    expect(first?.reason).toBe("It concerns what you named: type 1 diabetes.");
  });
});

describe("own limits", () => {
  it.each([
    [70, []],
    [70, ["zorblax insipidus"]],
    [8, ["unobtainium syndrome"]],
  ])(
    "are not told of an age of %i and %j: no disease restricts anything",
    async (age, diseases) => {
      expect((await told(age, ...diseases)).own).toBe("");
    },
  );

  it.each([
    [70, "asthma"],
    [undefined, "高血压"],
    [30, "back surgery last year"],
  ])("are told of an age of %s and %s", async (age, disease) => {
    expect((await told(age, disease)).own).not.toBe("");
  });
});
