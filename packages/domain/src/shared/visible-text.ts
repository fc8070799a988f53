/** What a reader sees: no white space, no control character, and nothing that is drawn by no font (Unicode, Default_Ignorable_Code_Point). */
const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text has anything that can be seen, so that it can be the name of something. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
