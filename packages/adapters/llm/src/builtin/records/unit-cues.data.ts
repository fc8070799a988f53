import type { Units } from "@health-exercise/domain/user";
import type { CueTable } from "../cues.ts";

/** By which words a question names the units that it wants. The choice of words is a design value. */
export const UNIT_CUES: CueTable<Units> = {
  imperial: { en: ["mile", "mi", "mph", "feet"], zh: ["英里", "哩", "英尺"] },
  metric: { en: ["km", "kms", "kilometer", "kilometre"], zh: ["公里", "千米"] },
};
