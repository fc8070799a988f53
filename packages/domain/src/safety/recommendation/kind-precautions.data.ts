/** What a dangerous kind of activity asks of everybody, healthy or not. */
import type { ActivityKind } from "../policy/activity-kind.ts";
import type { SourcedTexts } from "./recommendation-texts.data.ts";

/** Kinds whose danger is there for everybody: never recommended without caution (design value). */
export const RISKY_KINDS: readonly ActivityKind[] = [
  "combat",
  "height",
  "altitude",
  "diving",
  "cold_water",
  "heat",
];

export const KIND_PRECAUTIONS: Readonly<Partial<Record<ActivityKind, SourcedTexts>>> = {
  diving: {
    source: "diverMedical",
    texts: [
      {
        en: "Only with a completed course, a partner and a medical questionnaire or check for divers; never hold the breath alone.",
        zh: "须先完成课程，有同伴，并通过潜水健康问卷或体检；切勿独自憋气。",
      },
    ],
  },
  water: {
    source: "whoDrowning",
    texts: [
      {
        en: "Never alone: in guarded water or with somebody who can help, with a life jacket in boats, and never after alcohol.",
        zh: "切勿独自下水：在有救生员的水域，或有能施救的人陪同；乘船时穿救生衣；饮酒后不下水。",
      },
    ],
  },
  cold_water: {
    source: "designText",
    texts: [
      {
        en: "Only with company and step by step: cold water makes breathing and heart race in the first minutes. Come out before shivering hard.",
        zh: "须有人陪同并循序渐进：入冷水的最初几分钟呼吸和心跳会急剧加快；在剧烈发抖之前上岸。",
      },
    ],
  },
  height: {
    source: "designText",
    texts: [
      {
        en: "Only with instruction, checked equipment (rope, harness, helmet or canopy) and a partner who checks it with you.",
        zh: "须有专业指导、经检查的装备（绳索、安全带、头盔或伞具），并由同伴相互检查。",
      },
    ],
  },
  altitude: {
    source: "altitudeIllness",
    texts: [
      {
        en:
          "Climb slowly: above 3,000 m sleep no more than 500 m higher each night; with headache and " +
          "nausea do not go higher, with confusion or breathlessness at rest go down at once.",
        zh: "缓慢上升：海拔 3000 米以上，每晚睡眠高度增加不超过 500 米；头痛恶心时不再上升，意识混乱或静息气短时立即下撤。",
      },
    ],
  },
  combat: {
    source: "designText",
    texts: [
      {
        en: "Only under a trainer, with mouthguard and the protection of the sport; after any blow to the head stop for the day and have it looked at.",
        zh: "须有教练指导，佩戴护齿和该项目的护具；头部受击后当天停止，并去检查。",
      },
    ],
  },
  fall_risk: {
    source: "designText",
    texts: [
      {
        en: "Wear a helmet and the protection of the sport, and learn to fall and stop first.",
        zh: "佩戴头盔和护具，先学会摔倒和停下。",
      },
    ],
  },
  heat: {
    source: "heatIllness",
    texts: [
      {
        en: "Get used to heat over one to two weeks, drink, and leave the heat at once with dizziness, headache or nausea.",
        zh: "用一到两周逐渐适应高温，注意补水；出现头晕、头痛或恶心时立即离开。",
      },
    ],
  },
};
