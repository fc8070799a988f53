import { builtInCorpus } from "@health-exercise/adapter-knowledge/corpus";
import { writeIn } from "@health-exercise/adapter-llm";
import { expect, it } from "vitest";

/** What stands where a character has several traditional ones and the wrong one was taken, but for the words that have it. */
const WRONG: readonly (readonly [character: string, wrong: RegExp])[] = [
  ["里", /(?<![公英])里(?!程)/gu],
  ["松", /松/gu],
  ["后", /后/gu],
  ["系", /系/gu],
  ["隻", /[是別多有還次]隻|半隻是|隻[能會要是有吃按看練動給用想做防長]/gu],
  ["面", /[片吃炒拌涼湯煮]面[包條]?|面[包條粉食](?![著住])|[、或]面[、或）]|面或[飯土]/gu],
  ["干", /干(?![擾涉預戚])/gu],
  ["髮", /(?<![頭毛洗染燙脫掉長短捲白黑護理戴薄棉吹會讓乾，；、])髮/gu],
  ["發", /[頭毛脫掉染燙]發(?![現生麻癢熱酸抖紫白涼硬沉緊漲脹燒球力])/gu],
  ["制", /[自特]制(?=的餐)/gu],
];
/** Words that have one of these after all. */
const RIGHT =
  /馬拉松|可的松|潑尼松|卡路里|昆達里尼|馬蘇里拉|皇后|系統|系列|系數|直系|若干|相干|[裡外表對後前上下側四斜平]面[包條粉食]|方面食|[數正反兩]面[、或）]/gu;

const texts = builtInCorpus()
  .filter(({ language }) => language === "zh")
  .map(({ id, title, summary, text, gentleText = "" }) => ({
    id,
    text: [title, summary, text, gentleText].join("\n"),
  }));

it.each(WRONG)("every text of the knowledge is written with the right %s", async (_, wrong) => {
  const found: string[] = [];
  for (const { id, text } of texts) {
    const written = (await writeIn(text, "zh-Hant")).replace(RIGHT, "〇");
    for (const { index } of written.matchAll(wrong))
      found.push(`${id}: ${written.slice(Math.max(0, index - 4), index + 6)}`);
  }
  expect(found).toEqual([]);
});
