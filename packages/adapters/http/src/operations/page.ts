import type { CacheRule } from "../framework/cache-rule.ts";
import type { ScopedResponse } from "../framework/request-scope.ts";
import { DOCS_HEADERS } from "../framework/security-headers.ts";
import { sendKept } from "../framework/send-kept.ts";

/** Of the pages, and of the document that they show. */
export const PAGE_CACHING: CacheRule = { keptBy: "everybody", seconds: 0 };

const NAME = "Health-Exercise Companion Service";
const STYLE =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1c2430;background:#fff}" +
  "code{background:#eef1f4;padding:.1em .3em;border-radius:.2em}dt{font-weight:600;margin-top:1rem}dd{margin:0}" +
  "a{color:#0b57a4}@media(prefers-color-scheme:dark){body{color:#e6e9ee;background:#14181e}code{background:#242b35}a{color:#8ec5ff}}";

/** A page for people; `body` is HTML. */
export function pageOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title === NAME ? NAME : `${title} - ${NAME}`}</title>
    <style>${STYLE}</style>
  </head>
  <body>
${body}
  </body>
</html>
`;
}

/** A text of ours as HTML, with what stands between backticks as code. */
export function htmlOf(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return escaped.replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}

/** Answers with a page or one of its parts. It is asked each time whether it is still the same: a new release shows at once. */
export function sendPage(
  response: ScopedResponse,
  contentType: string,
  text: string,
): Promise<void> {
  return sendKept(response, text, {
    contentType: `${contentType}; charset=utf-8`,
    caching: PAGE_CACHING,
    headers: DOCS_HEADERS,
  });
}
