/**
 * What is said instead of an answer, or of a general warning, where a situation asks for more; sentences of this service, each with
 * the publication that it rests on.
 */
import type { BilingualText } from "@health-exercise/domain/language";

/** What is said, and by which publication (organisation, title, year). */
export type SourcedText = { readonly text: BilingualText; readonly source: BilingualText };

const NHS = "National Health Service (England)";
const NIOSH = "US National Institute for Occupational Safety and Health";
const SHIFTS = "Training for nurses on shift work and long work hours (Publication 2015-115)";

/** To somebody with an eating disorder who asks for calories or weight. */
export const WEIGHT_IN_RECOVERY: SourcedText = {
  text: {
    en:
      "Thank you for telling me; that takes courage. I leave out numbers here on purpose: no calories, no weights, nothing to lose. " +
      "What and how much you eat, and whether your weight should change, belongs to your treatment team or a dietitian who knows " +
      "eating disorders; if you have nobody at present, your doctor can find somebody. Leave scales and calorie apps aside. " +
      "If thoughts of food or weight grow louder, tell somebody you trust today. I gladly help with gentle movement that your team " +
      "agrees with, with rest and with sleep.",
    zh:
      "谢谢你告诉我，这需要勇气。在这件事上我有意不给数字：不谈热量、不谈体重、不谈减多少。吃什么、吃多少、体重要不要变，" +
      "请和治疗你的团队或懂进食障碍的营养师商定；现在没有的话，医生可以帮你找。体重秤和热量软件先放到一边。" +
      "如果关于吃和体重的念头又变强，今天就告诉一个你信任的人。团队同意的轻柔活动、休息和睡眠，我很乐意帮忙。",
  },
  source: {
    en: `Source: ${NHS}, Overview: eating disorders, 2024.`,
    zh: `来源：${NHS}，《Overview: eating disorders》，2024年。`,
  },
};

/** In place of the warning of a rule, by its id. */
export const WARNINGS_OF_RULES: Readonly<Record<string, SourcedText>> = {
  "danger.asleep-driving": {
    text: {
      en:
        "Nearly falling asleep at the wheel means that sleep comes first: do not drive again before you have slept, and leave the " +
        "gym for today. After a night awake reactions are slow, so heavy weights and the drive there are a risk to you and to " +
        "others. Next time sleep before the way home, or take a bus, a taxi or a lift. If it happens although you sleep enough, " +
        "have a doctor look at it.",
      zh:
        "开车差点睡着，说明现在最要紧的是睡觉：睡够之前不要再开车，今天先不去健身。熬了一夜反应慢，举重和开车去健身房，" +
        "对你和别人都有危险。下次先睡一会儿再回家，或者坐公交、打车、请人接。如果睡够了还这样，请去看医生。",
    },
    source: {
      en: `Source: ${NIOSH}, ${SHIFTS}, 2015.`,
      zh: `来源：${NIOSH}，《${SHIFTS}》，2015年。`,
    },
  },
};
