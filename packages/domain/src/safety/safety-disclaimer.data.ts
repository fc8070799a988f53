/** What every answer of the safety area says about itself. */
import type { BilingualText } from "../language/text-language.ts";

export const SAFETY_DISCLAIMER: BilingualText = {
  en:
    "This is an automatic hint about exercise safety. It is no medical diagnosis and no substitute " +
    "for a doctor. In an emergency call the local emergency number.",
  zh: "这是自动生成的运动安全提示，不是医学诊断，也不能代替医生。紧急情况请拨打当地急救电话。",
};
