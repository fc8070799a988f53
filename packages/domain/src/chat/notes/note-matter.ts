/** What of the notes can be asked for. */
export const NOTE_MATTERS = [
  "name",
  "goal",
  "body",
  "food",
  "preference",
  "schedule",
  "equipment",
  "everything",
] as const;
export type NoteMatter = (typeof NOTE_MATTERS)[number];
