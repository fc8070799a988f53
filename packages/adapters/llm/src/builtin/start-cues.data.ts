import type { CueTable } from "./cues.ts";

/** Whether a message asks to begin a session, or tells that one is over. The choice of words is a design value. */
export const START_CUES: CueTable<"start" | "finish"> = {
  start: {
    en: [
      "(start|begin) (a|an|my|the|another|new|this|tracking|recording|logging)",
      "(start|begin) (run|running|walk|walking|ride|cycling|swim|swimming|workout|yoga|session|training)",
      "(off|heading|going|about to go) (out|) (for|to|on) (a|an|my|the)",
      "track (a|my|this)",
    ],
    zh: [
      "(开始|启动|开练|开跑)",
      "(我|)(要|现在|马上|这就|而家)_(去|出去|出门|跑步|骑车|游泳|运动|锻炼)",
    ],
  },
  finish: {
    en: ["finish", "done", "end", "stop", "over", "complete"],
    zh: ["结束", "完了", "停止", "收工", "完成"],
  },
};
