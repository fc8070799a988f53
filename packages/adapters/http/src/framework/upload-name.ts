import { storableText } from "@health-exercise/domain/sport";

const LONGEST_NAME = 100;
const NAMELESS = "upload";
/** What a terminal or a page would not show as it is: control and direction marks. */
const UNSHOWABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const FOLDERS = /^.*[/\\]/s;
const ENCODED_NAME = "filename*=utf-8'";
const QUOTED_NAME = /\bfilename="((?:[^"\\]|\\.)*)"/i;
const PLAIN_NAME = /\bfilename=([^\s";]+)/i;

/** What a client calls a file, as it can be told back. */
export function uploadName(stated: string | undefined): string {
  const name = (stated ?? "").replace(FOLDERS, "").replace(UNSHOWABLE, "");
  return storableText(name, LONGEST_NAME) ?? NAMELESS;
}

/** The file name in a `Content-Disposition` header (RFC 6266), which Node reads as Latin-1; undefined when there is none. */
export function nameInDisposition(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const start = header.toLowerCase().indexOf(ENCODED_NAME);
  if (start !== -1) return decoded(header.slice(start + ENCODED_NAME.length));
  const quoted = QUOTED_NAME.exec(header)?.[1]?.replace(/\\(.)/g, "$1");
  const name = quoted ?? PLAIN_NAME.exec(header)?.[1];
  return name && Buffer.from(name, "latin1").toString("utf8");
}

/** What stands behind the language, up to the next parameter. */
function decoded(languageAndName: string): string | undefined {
  const [name = ""] = languageAndName.slice(languageAndName.indexOf("'") + 1).split(/[;\s]/, 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}
