/** Activities that stand for training of any kind: chosen as a type they leave it to the name what was done (design value). */
export const CATCH_ALL_ACTIVITIES: readonly string[] = ["02060", "aerobics"];

/**
 * Activities that people choose another category's sport for, because their list of types has nothing narrower: the sports
 * by `sportOf`, under the name's activity or family (design value).
 */
export const BROADER_SPORTS: Readonly<Record<string, readonly string[]>> = {
  // Machines and water for what is done outdoors.
  rowing_machine: ["rowing"],
  ski_ergometer: ["skiing"],
  water_running: ["running"],
  // To music; 02108 is pole dance.
  zumba: ["dancing"],
  aerobic_dance: ["dancing"],
  "02108": ["dancing"],
  // Off the road; 12140 is a trail run.
  "12140": ["hiking"],
  // Orienteering.
  "15480": ["running", "hiking"],
  climbing: ["hiking"],
  snowshoeing: ["hiking", "walking"],
};
