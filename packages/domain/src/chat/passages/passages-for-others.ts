import { ageGroupNamedIn } from "../../knowledge/age-group-names.ts";
import type { AudienceAgeGroup, KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import { readingOf } from "../../knowledge/passage-reading.ts";
import { recogniseKnowledgeConditions } from "../../knowledge/recognise-conditions.ts";
import { inCommonWords } from "../../language/in-common-words.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { ageGroupOfTitle, leansOnOwnAge } from "../person/own-age.ts";
import type { PersonalAudience } from "./personal-query.ts";

/** Only a passage that is asked for in nearly these words scores so high (design value). */
const ASKED = 0.9;

/** Words by which a question speaks of children or of older people, beside those that name an age group. */
const WORDS_OF_AGES: Readonly<Partial<Record<AudienceAgeGroup, readonly string[]>>> = {
  under_5: ["my (baby|toddler)", "宝宝", "娃"],
  child: [
    "son",
    "daughter",
    "boy",
    "girl",
    "grandson",
    "granddaughter",
    "school",
    "<5-17> year old",
    "儿子",
    "女儿",
    "小孩",
    "娃",
    "孙子",
    "孙女",
    "小学",
    "初中",
    "高中",
    "国中",
    "<5-17>岁",
  ],
  older_adult: [
    "mum",
    "mom",
    "dad",
    "mother",
    "father",
    "grandma",
    "grandpa",
    "granny",
    "retired",
    "<60-120>",
    "妈",
    "爸",
    "奶奶",
    "爷爷",
    "外婆",
    "外公",
    "姥",
    "长辈",
    "退休",
    "<60-120>岁",
  ],
};

/** What only women have, and the words by which a man asks about it. */
const OF_WOMEN: ReadonlySet<string> = new Set([
  ...["periods", "period", "menstrual_cycle", "menstruation", "menopause", "contraception"],
  ...["pregnancy", "postpartum", "breastfeeding", "fertility"],
]);
const NAMES_WOMEN: readonly string[] = [
  "(period|periods|menopause|pregnant|pregnancy|birth|breastfeeding|pill|ovulation|hormone|hormones|fertile|fertility|sperm)",
  // A cycle alone is ridden too.
  "(menstrual|monthly|period|ovulation|hormonal) (cycle|cycles)",
  "cycle (phase|phases|syncing|tracking)",
  "(wife|girlfriend|daughter|sister|mum|mom|mother|partner|girl|girls|woman|women|she|her|female)",
  "(月经|例假|姨妈|经期|生理期|更年期|怀孕|孕|产后|哺乳|避孕|排卵|备孕|生育|精子)",
  "(老婆|太太|妻子|女友|女朋友|女儿|姐|妹|妈|女|她)",
];

let women: PhraseFinder<true> | undefined;
let agesNamed: PhraseFinder<AudienceAgeGroup> | undefined;

/**
 * The passages but for those that are written for others: for an age that is not the person's, or for the pregnant, where
 * neither the question nor what is known of the person speaks of that.
 */
export function withoutThoseForOthers(
  passages: readonly KnowledgePassage[],
  query: ReadText,
  { ageGroup, conditions, isMale }: PersonalAudience,
): readonly KnowledgePassage[] {
  agesNamed ??= createPhraseFinder(
    (Object.keys(WORDS_OF_AGES) as AudienceAgeGroup[]).flatMap((group) =>
      phrasesWith(WORDS_OF_AGES[group] ?? [], group),
    ),
    { compare: "singular", within: "sentence" },
  );
  const asked = read(`${query.source}\n${inCommonWords(query).source}`);
  const ages = new Set<AudienceAgeGroup | undefined>([
    ageGroup,
    ageGroupNamedIn(asked.words),
    ...agesNamed.findAll(asked.words).hits.map(({ meaning }) => meaning),
  ]);
  const known = new Set([...conditions, ...recogniseKnowledgeConditions(asked)]);
  const leansOnAge = ageGroup !== undefined && leansOnOwnAge(query);
  const isForMenAlone = isMale === true && !known.has("pregnancy") && !speaksOfWomen(asked);
  return passages.filter((passage) => {
    if (isForMenAlone && passage.topics.some((topic) => OF_WOMEN.has(topic))) return false;
    const { ageGroups } = passage.audience;
    const titled = leansOnAge ? ageGroupOfTitle(passage) : undefined;
    const isOfOtherAge =
      (ageGroups.length > 0 && !ageGroups.some((group) => ages.has(group))) ||
      (titled !== undefined && !ages.has(titled));
    return !isOfOtherAge && (known.has("pregnancy") || !isForPregnant(passage));
  });
}

function speaksOfWomen({ words }: ReadText): boolean {
  women ??= createPhraseFinder(phrasesWith(NAMES_WOMEN, true as const), { within: "sentence" });
  return women.find(words).length > 0;
}

/** Written for the pregnant, or told by its title to be, unless it is asked for in its very words. */
function isForPregnant(passage: KnowledgePassage): boolean {
  if (passage.audience.conditions.includes("pregnancy")) return true;
  const { title } = readingOf(passage);
  return passage.score < ASKED && recogniseKnowledgeConditions(title).includes("pregnancy");
}
