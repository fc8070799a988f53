import { isIP } from "node:net";
import { parsePrefix } from "@health-exercise/adapter-http/names";

/** Whether `text` is a connection string that PostgreSQL's clients understand. */
export function isPostgresUrl(text: string): boolean {
  if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname, pathname } = new URL(text);
  return [username, password, hostname, pathname].every(isPercentEncoded);
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether `text` is an http or https URL without credentials, query or fragment, to which paths can be added. */
export function isPlainUrl(text: string): boolean {
  if (!/^https?:\/\/[^?#]+$/.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "";
}

/** Where clients reach the service, without a slash at its end; undefined where `text` cannot say so. */
export function parsePublicUrl(text: string): string | undefined {
  if (!isPlainUrl(text)) return undefined;
  const { origin, pathname } = new URL(text);
  const prefix = parsePrefix(pathname);
  return prefix === undefined ? undefined : `${origin}${prefix}`;
}

/** The origins of a comma-separated list; undefined when one of them is none. */
export function parseOrigins(list: string): readonly string[] | undefined {
  const origins = list.split(",").map((origin) => origin.trim());
  return origins.every(isOrigin) ? [...new Set(origins)] : undefined;
}

function isOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  return new URL(text).origin === text;
}

/** How many proxies stand in front, or where they are. */
export type TrustedProxies = number | readonly string[];

const MAXIMUM_HOPS = 10;

/** The proxies that `text` names; undefined when it names none. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) {
    const hops = Number(text);
    return hops <= MAXIMUM_HOPS ? hops : undefined;
  }
  const proxies = text.split(",").map((proxy) => proxy.trim());
  return proxies.every(isAddressOrSubnet) ? proxies : undefined;
}

function isAddressOrSubnet(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}

/** Names and values of a list such as `name=value,other=value`, as OpenTelemetry writes headers; undefined when it is none. */
export function parseHeaders(list: string): Readonly<Record<string, string>> | undefined {
  const headers = list.split(",").map((entry) => /^\s*([\w-]+)=([\x21-\x7e]+)\s*$/.exec(entry));
  if (!headers.every((header) => header !== null && isPercentEncoded(header[2] ?? "")))
    return undefined;
  return Object.fromEntries(
    headers.map((header) => [header?.[1] ?? "", decodeURIComponent(header?.[2] ?? "")]),
  );
}

/** A share from 0 to 1; undefined when `text` is none. */
export function parseShare(text: string): number | undefined {
  return /^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?|\.\d{1,6})$/.test(text) ? Number(text) : undefined;
}
