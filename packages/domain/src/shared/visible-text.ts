/**
 * What a reader sees: no white space, no control or format character, no half of a pair, and nothing that is drawn by no font (Unicode,
 * Default_Ignorable_Code_Point). What this version of Unicode does not know yet, as an emoji of next year, may be seen by its reader.
 */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text has anything that can be seen, so that it can be the name of something. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
