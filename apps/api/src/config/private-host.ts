import { BlockList, isIP } from "node:net";

/** RFC 1918, RFC 6598, RFC 3927, RFC 4193 and link-local addresses. */
const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["100.64.0.0", 10],
  ["169.254.0.0", 16],
] as const)
  PRIVATE.addSubnet(net, prefix, "ipv4");
PRIVATE.addSubnet("fc00::", 7, "ipv6");
PRIVATE.addSubnet("fe80::", 10, "ipv6");

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** Whether `host`, as a URL has it, is this machine. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || isIn(LOOPBACK, host);
}

/** Whether `host` is on a private network, by its address or by a name that no public one has. */
export function isPrivateHost(host: string): boolean {
  if (isLoopback(host) || isIn(PRIVATE, host)) return true;
  const isName = isIP(addressOf(host)) === 0;
  return isName && (!host.includes(".") || /\.(?:internal|local|svc)$/.test(host));
}

function isIn(list: BlockList, host: string): boolean {
  const address = addressOf(host);
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? "ipv4" : "ipv6");
}

function addressOf(host: string): string {
  return host.replace(/^\[(.*)\]$/, "$1");
}
