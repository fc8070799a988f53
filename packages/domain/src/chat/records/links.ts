const LINKS = new Set(["and", "or", "plus", "和", "跟", "与", "同", "及", "或", "加", "还"]);

/** Whether a word joins what stands before it with what stands behind it. */
export function isLink(text: string): boolean {
  return LINKS.has(text);
}
