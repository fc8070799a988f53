import { describe, expect, it } from "vitest";
import { limitedAddress } from "../src/framework/client-address.ts";

describe("a limit by address", () => {
  const counted: [string | undefined, string][] = [
    ["192.0.2.1", "192.0.2.1"],
    ["192.0.2.1:50001", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::6]:50001", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    [undefined, "unknown"],
    ["", "unknown"],
    ["my chest hurts when I run", "unknown"],
    ["192.0.2.1 my chest hurts", "unknown"],
  ];

  it.each(counted)("counts %s as %s", (address, expected) => {
    expect(limitedAddress(address)).toBe(expected);
  });
});
