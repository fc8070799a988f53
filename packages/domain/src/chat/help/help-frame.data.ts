import type { WrittenText } from "../../language/writing.ts";

/** Stands above the numbers, and below them. */
export const HELP_FRAME = {
  contacts: { en: "Numbers to call:", "zh-Hans": "可以拨打：", "zh-Hant": "可以撥打：" },
  closing: {
    en: "This is general safety information and no diagnosis.",
    "zh-Hans": "以上是一般安全信息，不是诊断。",
    "zh-Hant": "以上是一般安全信息，不是診斷。",
  },
} as const satisfies Readonly<Record<string, WrittenText>>;
