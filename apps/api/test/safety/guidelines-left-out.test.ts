import { builtInCorpus } from "@health-exercise/adapter-knowledge/corpus";
import type { KnowledgeCondition, KnowledgeEntry } from "@health-exercise/domain/knowledge";
import { assessRisk } from "@health-exercise/domain/safety";
import { createContentCheck } from "@health-exercise/domain/safety/content-check";
import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";
import { describe, expect, it } from "vitest";
import { LATER_AIM } from "../../../../packages/application/src/safety/fitted-text.data.ts";
import { fittedText } from "../../../../packages/application/src/safety/fitted-text.ts";
import { wholeSentences } from "../../../../packages/application/src/safety/whole-sentences.ts";
import {
  GENERAL_ENTRIES,
  LEFT_OUT,
  type LeftOut,
  type MainCondition,
} from "./guidelines-left-out.data.ts";

const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);

/** The main conditions, as people name them, and what guidance is written for them. */
const PEOPLE: Readonly<
  Record<MainCondition, { en: string; zh: string; conditions: readonly KnowledgeCondition[] }>
> = {
  pregnancy: { en: "pregnancy", zh: "怀孕", conditions: ["pregnancy"] },
  type1Diabetes: { en: "type 1 diabetes", zh: "1型糖尿病", conditions: ["type_1_diabetes"] },
  type2Diabetes: { en: "type 2 diabetes", zh: "2型糖尿病", conditions: ["type_2_diabetes"] },
  hypertension: { en: "hypertension", zh: "高血压", conditions: ["hypertension"] },
  heartDisease: { en: "heart disease", zh: "心脏病", conditions: ["heart_disease"] },
  asthma: { en: "asthma", zh: "哮喘", conditions: ["asthma"] },
  epilepsy: { en: "epilepsy", zh: "癫痫", conditions: ["epilepsy"] },
  slippedDisc: { en: "slipped disc", zh: "腰椎间盘突出", conditions: ["back_pain"] },
  osteoporosis: { en: "osteoporosis", zh: "骨质疏松", conditions: ["osteoporosis"] },
  cancer: { en: "cancer", zh: "癌症", conditions: ["cancer"] },
};
const NAMES = Object.keys(PEOPLE) as MainCondition[];

const limitsOf = (disease: string) =>
  assessRisk({ profile: { conditions: [disease] } }, checkContent).limits;

/** What becomes of an entry for a person. */
type Fitted = {
  readonly name: MainCondition;
  readonly entry: KnowledgeEntry;
  readonly source: string;
  readonly text: string | undefined;
};

const sourceOf = ({ gentleText, text }: KnowledgeEntry) => gentleText ?? text;

/** All entries for all people, entry by entry: what was read is read again in vain otherwise. */
function fitCorpus(): readonly Fitted[] {
  const people = NAMES.map((name) => ({
    name,
    ...PEOPLE[name],
    limits: limitsOf(PEOPLE[name].en),
  }));
  return builtInCorpus().flatMap((entry) =>
    people.map(({ name, limits, conditions }) => ({
      ...{ name, entry, source: sourceOf(entry) },
      text: fittedText(entry, limits, conditions),
    })),
  );
}

const FITTED = fitCorpus();

const withoutLead = ({ entry, text = "" }: Fitted) => {
  const lead = LATER_AIM[entry.language];
  return text.startsWith(lead) ? text.slice(lead.length).trimStart() : text;
};

const isWhole = (fitted: Fitted) => withoutLead(fitted) === fitted.source;

const sentencesOf = (text: string) => wholeSentences(text).map((sentence) => sentence.text);

/** The sentences that are left out of an entry that stays. */
function leftOutAlone(fitted: Fitted): readonly string[] {
  if (fitted.text === undefined || isWhole(fitted)) return [];
  const kept = new Set(sentencesOf(withoutLead(fitted)));
  return sentencesOf(fitted.source).filter((sentence) => !kept.has(sentence));
}

/** Written for this illness, for an age, or among what everybody is told: the others are never given. */
function mayBeGiven({ name, entry }: Fitted): boolean {
  const { conditions, ageGroups } = entry.audience;
  return (
    conditions.some((condition) => PEOPLE[name].conditions.includes(condition)) ||
    (conditions.length === 0 && ageGroups.length > 0) ||
    GENERAL_ENTRIES.includes(entry.subject)
  );
}

/** In the order of the alphabet. */
function sorted({ sentences, entries }: LeftOut): LeftOut {
  return { sentences: [...sentences].sort(), entries: [...entries].sort() };
}

function leftOutFor(name: MainCondition): LeftOut {
  const given = FITTED.filter((fitted) => fitted.name === name && mayBeGiven(fitted));
  return {
    sentences: given.flatMap((fitted) =>
      leftOutAlone(fitted).map((sentence) => `${fitted.entry.id}: ${sentence}`),
    ),
    entries: given.filter(({ text }) => text === undefined).map(({ entry }) => entry.id),
  };
}

/** What warns, forbids or sends to a doctor, written down apart from how the service finds it. */
const WARNING =
  /\b(?:do not|don't|never|avoid|stop|unless|doctor|midwife|team|emergency|urgent|danger|dizzy|faint|chest pain|urine|ketones)\b|不要|切勿|避免|禁止|停下|停止|绝不|医生|急救|就医|急诊|急症|胸痛|头晕|危险|酮体/i;

/** What urges vigorous effort, written down apart as well. */
const URGING = [
  /\d+ minutes(?: a (?:day|week))? of (?:moderate[\w\s-]* (?:or|to) )?(?:vigorous|high-intensity)/i,
  /\b(?:or|to) vigorous(?:-intensity)? (?:activity|exercise|effort)/i,
  /\bvigorous(?:-intensity)? (?:activity|exercise) (?:for|on|counts|is best|is fine)/i,
  /\b(?:one|each) vigorous minute|\bvigorous means\b|\bhard effort needs half the time/i,
  /\b(?:move on to|swap in|progress to|add|try) (?:some |short |a few |ten |\d+ )?(?:vigorous|high-intensity|sprint|HIIT)/i,
  /(?<!(?:not|never|don't) )\b(?:do|build up to|include) (?:\w+ ){0,4}(?:sprints|hiit|all-out)/i,
  /\d+分钟(?:的)?(?:剧烈|高强度|中到高强度|中等或高强度)/,
  /(?:或|到|至)高强度(?:有氧)?(?:活动|运动)(?!前|时|后)/,
  /高强度(?:有氧)?(?:活动|运动)?(?:每周)?\d+分钟/,
  /(?<!不)(?:可以|建议|应该)(?:多)?做(?:剧烈|高强度)|一周两次(?:大强度|高强度)|加\d+次.{0,12}冲刺/,
];

describe.each(NAMES)("guidelines for %s", (name) => {
  const own = FITTED.filter((fitted) => fitted.name === name);

  it("are within the same limits in both languages", () => {
    expect(limitsOf(PEOPLE[name].zh)).toEqual(limitsOf(PEOPLE[name].en));
  });

  it("leave out of all that may be given what is listed, and nothing else", () => {
    // Whoever changes an entry or a rule looks through what changes here: no warning may be lost.
    expect(sorted(leftOutFor(name))).toEqual(sorted(LEFT_OUT[name]));
  });

  it("keep all that is written for the illness, within the whole corpus", () => {
    const written = own.filter(({ entry }) =>
      entry.audience.conditions.some((condition) => PEOPLE[name].conditions.includes(condition)),
    );
    expect(written.length).toBeGreaterThan(3);
    expect(written.filter(({ text }) => text === undefined)).toEqual([]);
  });

  it("lose no warning alone, of any entry of the corpus", () => {
    const lost = own.flatMap((fitted) =>
      leftOutAlone(fitted).flatMap((sentence) =>
        WARNING.test(sentence) ? [`${fitted.entry.id}: ${sentence}`] : [],
      ),
    );
    expect(lost).toEqual([]);
  });

  it("are whole sentences in their order, the first of them included", () => {
    const shortened = own.filter((fitted) => fitted.text !== undefined && !isWhole(fitted));
    expect(shortened.length).toBeGreaterThan(50);
    for (const fitted of shortened) {
      const sentences = sentencesOf(fitted.source);
      const kept = sentencesOf(withoutLead(fitted));
      expect(kept[0], fitted.entry.id).toBe(sentences[0]);
      expect(sentences.filter((sentence) => kept.includes(sentence))).toEqual(kept);
    }
  });

  it("urge nobody to vigorous effort", () => {
    const urges = (text: string) => URGING.some((pattern) => pattern.test(text));
    expect(own.filter(({ source }) => urges(source)).length).toBeGreaterThan(10);
    expect(own.filter(({ text = "" }) => urges(text)).map(({ text }) => text)).toEqual([]);
  });
});
