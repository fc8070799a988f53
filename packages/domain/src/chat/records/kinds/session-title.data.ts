/** Words that people put before a kind of exercise to call a session by, separated by spaces. The choice is a design value. */
export const TITLE_WORDS =
  "long easy short hard slow fast tempo interval intervals recovery steady progression threshold fartlek speed sprint sprints hill hills " +
  "brick base race parkrun morning evening lunch lunchtime afternoon midday night sunrise sunset dawn trail track park beach river lake " +
  "forest woods mountain canal city club group team charity commute commuting work weekend holiday birthday test trial warmup cooldown " +
  "power restorative gentle flow vinyasa yin hatha upper lower body core full leg push pull chest back arm strength";

/** What stands before such a name where one session is meant. */
export const TITLE_LEADS = "my the that this todays yesterdays our";

/** Chinese names of sessions of a kind. */
export const CHINESE_TITLES: readonly string[] = [
  "(长跑|长距离跑|长距离|慢跑|轻松跑|间歇跑|间歇|节奏跑|恢复跑|配速跑|坡道跑|越野跑|法特莱克|lsd|长距离骑行|长骑|通勤骑行)",
];
