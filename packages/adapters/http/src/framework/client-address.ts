import { isIP, isIPv6 } from "node:net";

/**
 * Whom a limit by address counts. An IPv6 subscriber has at least a /64 to choose addresses from, so
 * that the first half of the address stands for all of them. Behind a proxy the address comes from a
 * header; what is no address there, some text, would be kept with the counts and is not repeated.
 */
export function limitedAddress(stated: string | undefined): string {
  const address = withoutPort(stated ?? "");
  if (isIP(address) === 0) return "unknown";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  return isIPv6(address) ? `${networkOf(address)}::/64` : address;
}

/** Some proxies add the port: `192.0.2.1:50001`, `[2001:db8::1]:50001`. */
function withoutPort(address: string): string {
  const match = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[([^\]]+)\](?::\d+)?$/.exec(address);
  return match?.[1] ?? match?.[2] ?? address;
}

function networkOf(address: string): string {
  const [unscoped = ""] = address.toLowerCase().split("%");
  const [head = "", tail] = unscoped.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(missing).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
