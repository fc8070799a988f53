/** Words by which somebody asks to hear the same once more. Design values. */
import type { CueTable } from "./cues.ts";

export const REPEAT_CUES: CueTable<"repeat"> = {
  repeat: {
    en: [
      "(repeat|again|once more|one more time|say that|say it|come again|forgot what)",
      "(what was|what were) (that|it|those) _",
    ],
    zh: ["(再说|再讲|重复|复述|再来|再写|再发|忘了|忘记|唔记得|讲多|讲多次|说多一次)"],
  },
};
