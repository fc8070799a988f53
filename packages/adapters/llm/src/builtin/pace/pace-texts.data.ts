/** How a time, a pace or a way is told that follows from the other two. */
import type { TextLanguage } from "@health-exercise/domain/language";

type PaceTexts = {
  readonly minutes: string;
  readonly minutesPerKilometer: string;
  readonly meters: string;
  readonly perKilometer: string;
  readonly perMile: string;
  readonly kilometers: string;
  readonly miles: string;
};

export const PACE_TEXTS: Readonly<Record<TextLanguage, PaceTexts>> = {
  en: {
    minutes: "At {pace}, {way} takes {time}.",
    minutesPerKilometer: "{way} in {time} is a pace of {pace}, or {otherPace}.",
    meters: "In {time} at {pace} you cover {way}.",
    perKilometer: "{pace} min/km",
    perMile: "{pace} min/mile",
    kilometers: "{way} km",
    miles: "{way} miles",
  },
  zh: {
    minutes: "按{pace}，{way}需要{time}。",
    minutesPerKilometer: "{way}用时{time}，配速是{pace}，也就是{otherPace}。",
    meters: "按{pace}，{time}能跑{way}。",
    perKilometer: "每公里{pace}",
    perMile: "每英里{pace}",
    kilometers: "{way}公里",
    miles: "{way}英里",
  },
};
