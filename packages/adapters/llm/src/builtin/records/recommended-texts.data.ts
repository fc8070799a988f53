/**
 * What is recommended of a week by age. From 5 to 17 years: World Health Organization, WHO guidelines on physical activity
 * and sedentary behaviour, 2020. MET-minutes: US Department of Health and Human Services, Physical Activity Guidelines for
 * Americans, 2008, Appendix 1 (500 for adults); from 60 years on in MET60+: Older Adult Compendium of Physical Activities, 2024.
 */
import type { TextLanguage } from "@health-exercise/domain/language";

export const RECOMMENDED_TEXTS: Readonly<
  Record<
    TextLanguage,
    Readonly<Record<"young" | "youngMet" | "olderMet" | "soFar" | "soFarMet", string>>
  >
> = {
  en: {
    young:
      "For children and adolescents aged 5 to 17 the World Health Organization (2020) recommends an average of 60 " +
      "minutes of moderate to vigorous activity a day: {target} a week.",
    youngMet: "No number of MET-minutes is recommended at that age: the minutes count.",
    olderMet:
      "At least {metTarget} a week. From 60 years on METs are those of the Older Adult Compendium (2024): each stands " +
      "for 2.7 mL of oxygen per kg and minute instead of 3.5, so the 500 that the US guidelines (2008) set for adults " +
      "become {metNumber} (500 × 3.5 / 2.7). It is the same effort, as 150 minutes of moderate activity are.",
    soFar: "{When} you have done {minutes} so far.",
    soFarMet: "{When} you have {metMinutes} so far.",
  },
  zh: {
    young:
      "世界卫生组织（2020年）建议5至17岁的儿童和青少年平均每天进行60分钟中到高强度活动，也就是每周{target}。",
    youngMet: "这个年龄没有建议的MET-分钟数，看的是分钟。",
    olderMet:
      "每周至少{metTarget}。从60岁起，MET按《老年人体力活动纲要》（Older Adult Compendium，2024年）计算：每个MET相当于每千克" +
      "每分钟2.7毫升氧气，而不是3.5毫升，所以美国指南（2008年）给成年人定的500就变成{metNumber}（500×3.5÷2.7）。" +
      "用力程度是一样的，相当于150分钟中等强度活动。",
    soFar: "{when}到目前为止你运动了{minutes}。",
    soFarMet: "{when}到目前为止是{metMinutes}。",
  },
};
