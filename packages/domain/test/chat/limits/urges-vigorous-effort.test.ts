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
      "每周150分钟中等强度或75分钟高强度活动。",
      "可以做跑步等高强度运动。",
      "做高强度运动不要犹豫。",
      "不要错过这次高强度训练。",
      "不要停止高强度训练。",
      "这次训练特别剧烈。",
      "医生也喜欢高强度训练。",
      "After a few weeks, move on to vigorous intervals.",
      "Do not miss your vigorous session.",
      "Do not avoid vigorous exercise.",
      "No less than 75 minutes of vigorous activity.",
      "You are cleared for vigorous exercise.",
      "Without a break, do 10 sprints.",
      "Stop scrolling and go hard.",
      "Do not wait until Monday to go hard.",
      "You do not need to ask a doctor before vigorous exercise.",
      "You can sprint without a doctor's permission.",
      "不用先问医生就可以做高强度运动。",
      "别等到周一，马上冲刺。",
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
      "Do not do any vigorous exercise.",
      "Avoid all-out efforts.",
      "With heart disease ask your doctor first: singles is vigorous.",
      "应等控制后再做高强度运动。",
      "等酸痛缓解后再做大强度训练。",
      "做高强度运动前应先咨询医生。",
      "得到医生许可后再上高强度课。",
      "睡得少时应选轻松的运动，而不是高强度训练。",
      "运动中突然剧烈头痛，属于急症。",
    ]),
  )("is not %j", (text) => expect(urgesVigorousEffort(read(text))).toBe(false));
});
