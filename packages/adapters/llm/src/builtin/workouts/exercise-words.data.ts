/** How people call single exercises, by a word of the English name in the library, and how they ask to leave them out. Design values. */

/** Each as alternatives of a phrase. */
export const EXERCISE_WORDS: Readonly<
  Record<string, { readonly en: string; readonly zh: string }>
> = {
  lunge: { en: "lunge|lunges", zh: "弓步|箭步|弓箭步" },
  squat: { en: "squat|squats|squatting", zh: "深蹲|下蹲|蹲" },
  row: { en: "row|rows", zh: "划船" },
  "push-up": { en: "push up|push ups|pushup|pushups|press ups", zh: "俯卧撑|掌上压|伏地挺身" },
  plank: { en: "plank|planks", zh: "平板支撑|平板|棒式" },
  bridge: { en: "bridge|bridges", zh: "臀桥|桥式" },
  "dead bug": { en: "dead bug|dead bugs", zh: "死虫|死虫式" },
  "bird-dog": { en: "bird dog|bird dogs", zh: "鸟狗|鸟狗式" },
  "jumping jack": { en: "jumping jack|jumping jacks|star jumps", zh: "开合跳" },
  "mountain climber": { en: "mountain climber|mountain climbers", zh: "登山跑|登山步" },
  curl: { en: "curl|curls", zh: "弯举|二头弯举" },
  press: { en: "press|presses|pressing|bench", zh: "推举|卧推|推肩" },
  deadlift: { en: "deadlift|deadlifts|rdl|rdls", zh: "硬拉" },
  "step-up": { en: "step up|step ups", zh: "上台阶|台阶" },
  "calf raise": { en: "calf raise|calf raises", zh: "提踵" },
  "wall sit": { en: "wall sit|wall sits", zh: "靠墙静蹲|静蹲" },
  dip: { en: "dip|dips", zh: "臂屈伸" },
  superman: { en: "superman|supermans", zh: "两头起|超人" },
  "pull-up": { en: "pull up|pull ups|pullup|pullups|chin ups", zh: "引体|引体向上" },
  kickback: { en: "kickback|kickbacks", zh: "俯身臂屈伸" },
  "lateral raise": { en: "lateral raise|lateral raises", zh: "侧平举" },
  fly: { en: "fly|flys|flyes", zh: "飞鸟" },
  clamshell: { en: "clamshell|clamshells|clams", zh: "蚌式" },
  hang: { en: "hang|hangs|hanging", zh: "悬挂|悬垂" },
  "high knees": { en: "high knees", zh: "高抬腿" },
};

/** Before an exercise: it is to be left out. */
export const LEAVES_OUT_BEFORE: readonly string[] = [
  "(no|without|not|skip|drop|remove|lose|replace|swap|swap out|instead of|ditch|minus|except|cut|leave out|take out)",
  "(hate|cant do|can t do|cannot do|dont do|dont like|don t like|dont want|don t want|cant stand|get rid of|anything but|scrap)",
  "(不要|不做|换掉|去掉|别|除了|不想做|讨厌|不喜欢|不会|做不了|别做|删掉|憎|唔要|唔想做|不练)",
];

/** Behind one. */
export const LEAVES_OUT_BEHIND: readonly string[] = [
  "(out|hurt|hurts|are too hard|is too hard|are out|is out|arent for me)",
  "(换|换掉|不要|去掉|太难|做不了|不会|不行|删|唔要|唔识|就算了|别做|不做)",
];

/** An exercise that was spoken of before. */
export const SUCH_EXERCISES: readonly string[] = [
  "(them|those|it|that|that one)",
  "(它|它们|那个|这个)",
];
