import { createHmac } from "node:crypto";
import type { Express, Request } from "express";
import { limitedAddress } from "./client-address.ts";

const KEY = "addressKey";
/** So many characters of six bits: no two addresses are called the same. */
const LENGTH = 22;

/** Lets `addressKeyOf` name the callers of `app` by this key. */
export function nameAddressesBy(key: Uint8Array, app: Pick<Express, "locals">): void {
  app.locals[KEY] = key;
}

/**
 * Whom an address stands for where requests are counted and events kept, the same for everybody who has the key. There are so
 * few addresses that a digest without a key would tell which it is to whoever tries them all.
 */
export function addressKeyOf({ ip, app }: Pick<Request, "ip" | "app">): string {
  return nameOfAddress(app.locals[KEY] as Uint8Array, limitedAddress(ip));
}

export function nameOfAddress(key: Uint8Array, address: string): string {
  const digest = createHmac("sha256", key).update(address).digest("base64url");
  return `address:${digest.slice(0, LENGTH)}`;
}
