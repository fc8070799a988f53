/** Want something else than to be told what was done. */
export const OTHER_WISHES = ["advice", "hazard", "need", "future", "change"] as const;

/** Ask for what is told of all sessions, or by what somebody aims at: no rule of one session or of a mean answers them. */
export const OF_ALL_SESSIONS = ["trend", "goal", "target", "streak"] as const;
