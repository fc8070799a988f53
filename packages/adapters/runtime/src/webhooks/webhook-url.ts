import { isIP } from "node:net";
import { isLoopbackAddress, isPublicAddress } from "./address-rules.ts";

/** The host of a URL as names are looked up: without the brackets of an address. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}

/** A name may end in the dot of the root and is the same name. */
function withoutRootDot(host: string): string {
  return host.replace(/\.$/, "");
}

/** Whether the name alone says that it is this machine. */
function isLoopbackHost(host: string): boolean {
  const name = withoutRootDot(host);
  return name === "localhost" || name.endsWith(".localhost") || isLoopbackAddress(name);
}

/** Why nothing is ever sent to `text`; undefined where it may be, if its name stands for an address that is allowed then. */
export function whyRefused(text: string, allowsPrivate: boolean): string | undefined {
  if (!URL.canParse(text)) return "must be a URL such as https://events.example/hook";
  const url = new URL(text);
  const host = hostOf(url);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopbackHost(host))) {
    return "must begin with https://";
  }
  if (url.username !== "" || url.password !== "") return "must hold no name or password";
  if (url.hash !== "") return "must have no part behind #";
  const isPrivate = isLoopbackHost(host) || (isIP(host) !== 0 && !isPublicAddress(host));
  return isPrivate && !allowsPrivate ? "must not be an address of a private network" : undefined;
}

/** The addresses of those found that something may be sent to. One that is not allowed among them spoils all. */
export function allowedAddress(
  url: URL,
  found: readonly string[],
  allowsPrivate: boolean,
): string | undefined {
  const isAllowed = (address: string) =>
    url.protocol === "http:"
      ? allowsPrivate && isLoopbackAddress(address)
      : allowsPrivate || isPublicAddress(address);
  return found.every(isAllowed) ? found[0] : undefined;
}
