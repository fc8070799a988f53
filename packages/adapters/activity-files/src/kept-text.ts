/** What PostgreSQL cannot store or a screen cannot show; line breaks and tabs stay. */
const UNPRINTABLE = /[^\P{Cc}\n\t]/gu;

/** A text of a file without what cannot be printed, cut to a length; null where nothing is left. */
export function keptText(text: string, characters: number): string | null {
  const whole = text.replace(/\r\n?/g, "\n").replace(UNPRINTABLE, " ").toWellFormed().trim();
  return whole === "" ? null : cutText(whole, characters).trimEnd();
}

/** The first characters of a text; a pair of surrogates is never taken apart. */
export function cutText(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const last = text.charCodeAt(characters - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? characters - 1 : characters);
}
