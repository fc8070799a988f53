/** What PostgreSQL cannot store or a screen cannot show; line breaks and tabs stay. */
const UNPRINTABLE = /[^\P{Cc}\n\t]/gu;

/** A text of a file without what cannot be printed, cut to a length; null where nothing is left. */
export function keptText(text: string, characters: number): string | null {
  const whole = text.replace(/\r\n?/g, "\n").replace(UNPRINTABLE, " ").toWellFormed().trim();
  return whole === "" ? null : copied(cutText(whole, characters).trimEnd());
}

/** A part of a string keeps the whole string in memory; of a file of many activities that would be all of the file. */
function copied(text: string): string {
  return Buffer.from(text, "utf16le").toString("utf16le");
}

/** The first characters of a text; a pair of surrogates is never taken apart. */
export function cutText(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const last = text.charCodeAt(characters - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? characters - 1 : characters);
}
