import type { Route } from "../framework/define-route.ts";
import { buildDocument } from "./document.ts";

/** More prefixes than anybody has; a proxy that is trusted may make them up all the same. */
const MOST_KEPT = 20;

/** The path of a URL without a slash at its end; empty for none. */
export function pathOfUrl(url: string | undefined): string {
  return url === undefined ? "" : new URL(url).pathname.replace(/\/$/, "");
}

/** Gives the document as text for clients who reach the service under a prefix: where its servers are follows. Made once for each. */
export function documentTexts(
  routes: readonly Route[],
  version: string,
  publicUrl?: string,
): (prefix: string) => Promise<string> {
  const kept = new Map<string, Promise<string>>();
  return (prefix) => {
    const known = kept.get(prefix);
    if (known !== undefined) return known;
    const isPublic = publicUrl !== undefined && prefix === pathOfUrl(publicUrl);
    const address = isPublic ? publicUrl : prefix === "" ? "/" : prefix;
    const text = buildDocument(routes, version, address).then((document) =>
      JSON.stringify(document),
    );
    if (kept.size < MOST_KEPT) kept.set(prefix, text);
    return text;
  };
}
