import type { ReplyMaterial, WorkoutLoad } from "@health-exercise/domain/chat";
import { read } from "@health-exercise/domain/language";
import { amountIn } from "./amounts-in.ts";
import { readWish, type TrainingWish } from "./read-wish.ts";
import { weekdaysIn } from "./weekdays-in.ts";

/** What is spared for what was told of the body, by the topic of the note (design values). */
export const LOADS_OF_TOPIC: Readonly<Record<string, readonly WorkoutLoad[]>> = {
  knee: ["knee", "jumping"],
  ankle: ["ankle", "jumping"],
  foot: ["ankle", "jumping"],
  leg: ["jumping"],
  hip: ["hip", "jumping"],
  back: ["back"],
  disc: ["back", "jumping"],
  neck: ["neck"],
  shoulder: ["shoulder"],
  elbow: ["wrist"],
  wrist: ["wrist"],
  bones: ["back", "jumping"],
  hernia: ["back"],
  noise: ["jumping"],
};
const SESSION_MINUTES = "time a session";
const FREE_DAYS = "free days";
const DAYS_A_WEEK = "sessions a week";

/** A wish with what the person told of themselves before, and whether any of that counted. */
export type NotedWish = { readonly wish: TrainingWish; readonly isByNotes: boolean };

/** What was told before holds where the message says nothing else. */
export function withNotes(wish: TrainingWish, notes: ReplyMaterial["notes"]): NotedWish {
  const ofTopic = (topic: string) => notes.find((note) => note.topic === topic)?.text;
  if (wish.of !== "session") {
    const isTold = wish.weekdays.length > 0 || wish.days !== null;
    const free = ofTopic(FREE_DAYS);
    const often = ofTopic(DAYS_A_WEEK);
    const weekdays = isTold || free === undefined ? [] : weekdaysIn(read(free));
    const days = isTold || often === undefined ? null : amountIn(read(often), "times");
    if (weekdays.length > 1)
      return { wish: { ...wish, weekdays, days: weekdays.length }, isByNotes: true };
    return days === null
      ? { wish, isByNotes: false }
      : { wish: { ...wish, days }, isByNotes: true };
  }
  const told = notes
    .filter(({ kind }) => kind !== "name" && kind !== "goal")
    .map(({ kind, topic, text }) => ({ kind, topic, words: readWish(read(text)) }));
  const loads = told.flatMap(({ kind, topic, words }) => [
    ...(kind === "body" || topic === "noise" ? (LOADS_OF_TOPIC[topic] ?? []) : []),
    ...(kind === "body" ? words.spared : []),
  ]);
  const { equipment, spared, avoided, minutes } = wish.wish;
  const time = ofTopic(SESSION_MINUTES);
  const owned = told.filter(({ kind }) => kind === "equipment");
  const disliked = told.flatMap(({ kind, words }) =>
    kind === "preference" ? [...words.avoided] : [],
  );
  return {
    wish: {
      ...wish,
      wish: {
        ...wish.wish,
        equipment:
          equipment.size > 0 || wish.isEquipmentTold
            ? equipment
            : new Set(owned.flatMap(({ words }) => [...words.equipment])),
        spared: new Set([...spared, ...loads]),
        avoided: new Set([...avoided, ...disliked]),
        minutes: minutes ?? (time === undefined ? null : amountIn(read(time), "minutes")),
      },
    },
    isByNotes: loads.some((load) => !spared.has(load)),
  };
}
