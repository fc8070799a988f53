/** What a message to a companion is for, beside questions about one's own records. */
export const INTENTS = [
  /** Asks something about exercise, health, food or sleep that knowledge answers. */
  "question",
  /** Wants a session or a choice made for them: "what should I do today", "give me a 10 minute workout". */
  "plan_wish",
  "records",
  "greeting",
  "goodbye",
  "thanks",
  /** "Ok", "fair enough", "wow, that is a lot". */
  "acknowledgement",
  /** Tells of something done well. */
  "achievement",
  /** Tired, bored, no drive, sad; no crisis. */
  "low_mood",
  /** About the companion itself: what it is, sees and can do. */
  "companion",
  /** Talk for its own sake: the weekend, jokes, likes. */
  "chit_chat",
  /** Tells something of themselves to be kept in mind, asks nothing. */
  "told_fact",
  /** How to enter, change or delete a session in the app. */
  "app_log",
  /** Where data is, who sees it, export, deleting the account. */
  "app_data",
  /** Watches, phones, files and other apps. */
  "app_devices",
  /** Units, language, reminders, password, profile, goals and plans in the app. */
  "app_settings",
  /** What a companion for exercise does not answer: taxes, politics, homework. */
  "off_topic",
] as const;
export type Intent = (typeof INTENTS)[number];
