const UNSEEN = /^<(script|style|template)\b/i;

/** What a reader sees of HTML: no tags, comments, scripts or styles. In time proportional to its length. */
export function visibleText(html: string): string {
  let seen = "";
  let at = 0;
  for (;;) {
    const open = html.indexOf("<", at);
    if (open < 0) return seen + html.slice(at);
    seen += html.slice(at, open);
    const end = endOfTag(html, open);
    if (end === undefined) return seen + html.slice(open);
    at = end;
  }
}

/** Where the tag or comment at `open` ends; undefined where the sign opens none. */
function endOfTag(html: string, open: number): number | undefined {
  if (html.startsWith("<!--", open)) return after(html, "-->", open) ?? html.length;
  const [, unseen] = UNSEEN.exec(html.slice(open, open + 20)) ?? [];
  if (unseen === undefined) return after(html, ">", open);
  const close = html.toLowerCase().indexOf(`</${unseen.toLowerCase()}`, open);
  return close < 0 ? html.length : after(html, ">", close);
}

function after(html: string, sign: string, from: number): number | undefined {
  const at = html.indexOf(sign, from);
  return at < 0 ? undefined : at + sign.length;
}
