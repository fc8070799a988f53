/** Words in the names of kinds of exercise, as they tell whether a whole kind is named. The choice of words is a design value. */

/** Activities of the catalogue by which people mean the whole kind of exercise, under another name. */
export const GENERAL_ACTIVITIES: ReadonlySet<string> = new Set([
  ...["weight_training", "15120", "17160", "17151", "02060"],
]);

/** What a name tells beside the kind without leaving out any of its sessions. */
export const IDLE_MODIFIERS: ReadonlySet<string> = new Set(["walking"]);

/** Beside the word that names a kind they leave out none of its sessions. */
export const IN_NAMES_OF_KINDS: ReadonlySet<string> = new Set(
  (
    "training trainings workout workouts session sessions exercise exercises class classes game games match matches " +
    "practice go going gone went do did doing done play played playing ride rides riding rode walk walks walked a an " +
    "the my your weight weights lifting strength bike bikes bicycle biking bout bouts outing outings activity " +
    "步 车 泳 行 路 水 训 练 训练 打 做 去 骑 踢 跳 操 课 课程 铁 自 单 脚 踏 踩 蹬 运 动 锻 炼 健 身 了 过 完 咗 左 紧 场 次 的 球 舞 波 赛"
  ).split(" "),
);

/** Words of titles that are in the plain names of kinds, too: "strength training", "power lifting". */
export const IN_WHOLE_KINDS: ReadonlySet<string> = new Set(["strength"]);
