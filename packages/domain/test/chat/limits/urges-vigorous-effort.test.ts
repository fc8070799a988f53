import { describe, expect, it } from "vitest";
import { urgesVigorousEffort } from "../../../src/chat/limits/urges-vigorous-effort.ts";
import { read } from "../../../src/language/read.ts";
import { inBothScripts } from "../../support/traditional.ts";

describe("a sentence that urges vigorous effort", () => {
  it.each(
    inBothScripts([
      "Or do 75 to 150 minutes of vigorous-intensity activity a week.",
      "Do 60 minutes a day of moderate to vigorous activity.",
      "每周做75分钟高强度有氧活动。",
      "每天60分钟中到高强度活动。",
    ]),
  )("is %j", (text) => expect(urgesVigorousEffort(read(text))).toBe(true));

  it.each(
    inBothScripts([
      "Do 150 minutes of moderate activity a week.",
      "Choose something less intense.",
      "Ask a doctor before vigorous exercise.",
      "High-intensity exercise should wait until it is controlled.",
      "No diving or all-out efforts without a cardiologist's agreement.",
      "血压控制之前不要做高强度运动。",
      "选择不太剧烈的运动。",
    ]),
  )("is not %j", (text) => expect(urgesVigorousEffort(read(text))).toBe(false));
});
