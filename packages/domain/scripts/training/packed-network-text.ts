import type { PackedNetwork } from "../../src/safety/learned/network.ts";

/** A packed network as it is written into a file of data. */
export function packedNetworkText({ outputs, places, numbers }: PackedNetwork<string>): string {
  const lines = (packed: readonly string[]) => packed.map((line) => `      "${line}",`).join("\n");
  return [
    "    {",
    `      outputs: ${JSON.stringify(outputs)},`,
    `      places: [\n${lines(places)}\n      ],`,
    `      numbers: [\n${lines(numbers)}\n      ],`,
    "    },",
  ].join("\n");
}
