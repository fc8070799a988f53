import {
  type AskedEnergy,
  askedEnergy,
  type ReplyMaterial,
  sessionToldBefore,
} from "@health-exercise/domain/chat";
import { type ReadText, read } from "@health-exercise/domain/language";
import { baselineOf, ENERGY_FORMULA } from "@health-exercise/domain/sport";
import { cueFinder } from "../cues.ts";
import { filled } from "../texts.ts";
import { EATEN_CUES, ENERGY_CUES, ENERGY_TEXTS } from "./energy-texts.data.ts";

const energyCues = cueFinder(ENERGY_CUES);
const eatenCues = cueFinder(EATEN_CUES);
/** For whom energy is told where no weight is known, in kilograms (design values). */
const EXAMPLES = { light: 60, middle: 75, heavy: 90 } as const;
const ACTIVITY_OF_VERB: Readonly<Record<string, string>> = {
  游: "游泳",
  跑: "跑步",
  走: "走路",
  骑: "骑自行车",
};
const BARE_VERBS = /[游跑走骑](?=了?\s*[\p{Nd}一二两三四五六七八九十廿卅半几])/gu;
/** An estimate is told in steps of so many kilocalories (design value). */
const STEP = 5;
/** So few words ask for the energy of what was told of before (design value). */
const FEW_WORDS = 8;

/** The energy that a message asks for, computed; undefined where it asks for none or names no activity. */
export function energyTold(
  asked: ReadText,
  material: Pick<ReplyMaterial, "records" | "language" | "history" | "writing">,
): string | undefined {
  const { records, language } = material;
  if (energyCues(asked).length === 0 || eatenCues(asked).length > 0) return undefined;
  const energy =
    askedEnergy(read(spelledOut(asked.source)), records.body) ?? energyOfTold(asked, material);
  if (energy === undefined) return undefined;
  const texts = ENERGY_TEXTS[language];
  const told = {
    name: filled(texts.name, { name: energy.activity.name }),
    met: String(energy.activity.met),
    minutes: String(Math.round(energy.minutes)),
    formula: ENERGY_FORMULA,
    baseline: String(baselineOf(energy.activity.edition)),
  };
  if (energy.weightKg === null) return filled(texts.perWeight, { ...told, ...examplesOf(energy) });
  const weight = String(Math.round(energy.weightKg * 10) / 10);
  return filled(texts.known, { ...told, weight, kilocalories: rounded(energy.kilocalories) });
}

/** "How many calories was that?" behind a session of known length. */
function energyOfTold(
  asked: ReadText,
  material: Pick<ReplyMaterial, "records" | "history" | "writing">,
): AskedEnergy | undefined {
  if (asked.words.length > FEW_WORDS) return undefined;
  const told = sessionToldBefore(material);
  if (told === undefined || told.minutes === null) return undefined;
  return askedEnergy(read(`${told.name} ${told.minutes} min`), material.records.body);
}

/** "游45分钟": a bare verb of Chinese stands for its activity. */
function spelledOut(source: string): string {
  return source.replace(BARE_VERBS, (verb) => ACTIVITY_OF_VERB[verb] ?? verb);
}

function examplesOf({
  kilocalories,
}: AskedEnergy): Readonly<Record<keyof typeof EXAMPLES, string>> {
  const of = (weight: number) => rounded(kilocalories * weight);
  return { light: of(EXAMPLES.light), middle: of(EXAMPLES.middle), heavy: of(EXAMPLES.heavy) };
}

function rounded(kilocalories: number): string {
  return String(Math.round(kilocalories / STEP) * STEP);
}
