import type { KnowledgePassage } from "@health-exercise/domain/knowledge";

/** What is known about walking, in English and for everybody unless `facts` say otherwise. */
export function aPassage(facts: Partial<KnowledgePassage> = {}): KnowledgePassage {
  return {
    id: "walking",
    title: "Walking for health",
    summary: "Begin with short walks and lengthen them.",
    text: "Walking trains heart, lungs and legs. Begin with 10 easy minutes a day and add a few each week. Wear comfortable shoes. See a doctor if walking brings on calf pain.",
    source: { organisation: "The walkers", title: "How to walk", year: 2024, url: null },
    language: "en",
    topics: ["walking"],
    audience: { ageGroups: [], conditions: [] },
    score: 0.9,
    ...facts,
  };
}

/** The same in Chinese. */
export const A_CHINESE_PASSAGE = aPassage({
  id: "walking.zh",
  title: "健走怎样开始",
  summary: "从短距离开始，逐步走久一点。",
  text: "健走锻炼心肺和腿部。先每天轻松健走10分钟，每周加几分钟。穿舒适的鞋。如果健走时小腿疼，应看医生。",
  language: "zh",
});
