import type { WarningId } from "../../safety/content-check/warnings.data.ts";
import type { SafetySource } from "../../safety/safety-flag.ts";
import { ADVICE_SOURCES } from "./advice-sources.data.ts";
import type { PlainCue } from "./plain-advice-words.data.ts";

/** Advice that no weights are asked about: it reads as an instruction, whatever the question was. */
export type PlainRule = {
  readonly id: string;
  readonly warning: WarningId;
  readonly source: SafetySource;
  /** Steps that follow each other with nothing but words such as "your" and 的 between them. */
  readonly orders: readonly PlainOrder[];
};

/** One way to say it. */
export type PlainOrder = {
  readonly steps: readonly PlainCue[];
  /** Whether anything may follow. */
  readonly isOpen?: true;
};

/** Orders of words in which it is plainly advised to stop, halve, double or swap a medicine, or to eat nothing for days. */
export const PLAIN_RULES: readonly PlainRule[] = [
  {
    id: "reply.medicine-plainly-changed",
    warning: "medication",
    source: ADVICE_SOURCES.medicines,
    orders: [
      { steps: ["stop", "medicine"] },
      { steps: ["change", "medicine"] },
      { steps: ["swap", "medicine", "swappedFor"], isOpen: true },
      { steps: ["cut", "medicine", "inTwo"] },
      { steps: ["leave", "medicine", "leftOut", "atTimes"], isOpen: true },
      { steps: ["take", "otherAmount", "medicine"] },
      { steps: ["takeInstead", "medicine"] },
      { steps: ["notTake", "medicine"] },
      { steps: ["notTakeAtTimes", "medicine", "atTimes"], isOpen: true },
      { steps: ["timeOf", "notTakeAtTimes", "medicine"] },
      { steps: ["yours", "medicine", "beStopped"] },
      { steps: ["handle", "medicine", "stopped"] },
      { steps: ["medicine", "may", "stopped"] },
      { steps: ["meant", "stopped"] },
      { steps: ["mayNotTake", "meant"] },
      { steps: ["stopAll"] },
    ],
  },
  {
    id: "reply.no-food-for-days",
    warning: "diet",
    source: ADVICE_SOURCES.diet,
    orders: [
      { steps: ["eatNothing", "forDays"] },
      { steps: ["forDays", "eatNothing"] },
      { steps: ["fastOfDays"] },
    ],
  },
];
