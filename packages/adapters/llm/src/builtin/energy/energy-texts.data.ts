/** By which words the energy of an activity is asked for, and how it is told. */
import type { TextLanguage } from "@health-exercise/domain/language";
import type { CueTable } from "../cues.ts";

export const ENERGY_CUES: CueTable<"energy"> = {
  energy: {
    en: [
      "how many _ (kcal|calorie|cal|kilocalorie|kj)",
      "(kcal|calorie|cal) _ (burn|in|for|per|does|do|from)",
      "(burn|use|spend) _ (kcal|calorie|cal)",
      "how much (energy|does # __ burn)",
      "what (does|do|would) __ burn",
      "(kcal|calorie|cal) (burned|burnt)",
    ],
    zh: [
      "(消耗|燃烧|烧掉|烧|耗|能烧|能消耗)_ (多少|几|大概多少)",
      "(多少|几)(大卡|千卡|卡路里|卡|热量)",
      "(大卡|千卡|卡路里|热量)(是|有|消耗|)(多少|几)",
    ],
  },
};

/** Of what is eaten a table of activities tells nothing. */
export const EATEN_CUES: CueTable<"eaten"> = {
  eaten: {
    en: ["(to eat|should i eat|eat more|eat less|surplus|deficit|intake|a meal)"],
    zh: ["(多吃|少吃|该吃|要吃|吃多少|摄入|盈余|缺口|吃够)"],
  },
};

export const ENERGY_TEXTS: Readonly<
  Record<
    TextLanguage,
    { readonly known: string; readonly perWeight: string; readonly name: string }
  >
> = {
  en: {
    known:
      "About {kilocalories} kcal: {minutes} minutes of {name} at {met} MET and {weight} kg. It is an estimate " +
      "({formula}, baseline {baseline}); how hard you go and your own body can move it by a fifth or more.",
    perWeight:
      "For {minutes} minutes of {name} ({met} MET) about {light} kcal at 60 kg, {middle} kcal at 75 kg and {heavy} kcal " +
      "at 90 kg. It is an estimate ({formula}, baseline {baseline}); tell me your weight, and I work it out for you.",
    name: "“{name}”",
  },
  zh: {
    known:
      "大约{kilocalories}千卡：{weight}公斤、做{minutes}分钟{name}（{met} MET）。这是估算（{formula}，baseline 为 {baseline}），用力程度和个人差异可能让它相差两成以上。",
    perWeight:
      "做{minutes}分钟{name}（{met} MET）：60公斤约{light}千卡，75公斤约{middle}千卡，90公斤约{heavy}千卡。这是估算（{formula}，baseline 为 {baseline}）；告诉我体重，我替你算。",
    name: "这项运动",
  },
};
