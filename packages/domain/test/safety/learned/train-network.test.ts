import { describe, expect, it } from "vitest";
import { trainNetwork } from "../../../scripts/training/network.ts";
import type { NetworkLesson } from "../../../scripts/training/network-lessons.ts";
import { createNetwork, packNetwork } from "../../../src/safety/learned/network.ts";

const OUTPUTS = ["both", "first"] as const;
const [FIRST, SECOND] = [7, 300] as const;
/** Places that say nothing. */
const NOISE = Array.from({ length: 40 }, (_, at) => 100_000 + 17 * at);
const LENGTH = 8;

function lesson(hasFirst: boolean, hasSecond: boolean, turn: number): NetworkLesson {
  const telling = [...(hasFirst ? [FIRST] : []), ...(hasSecond ? [SECOND] : [])];
  const noise = Array.from(
    { length: LENGTH - telling.length },
    (_, at) => NOISE[(turn + 7 * at) % NOISE.length] ?? 0,
  );
  return {
    features: {
      ...{ text: [...telling, ...noise], textValue: 1 / Math.sqrt(LENGTH) },
      ...{ named: [], namedValue: 1 },
    },
    targets: [hasFirst && hasSecond, hasFirst],
  };
}

const lessons = Array.from({ length: 4_000 }, (_, turn) =>
  lesson(turn % 2 === 0, turn % 4 < 2, Math.floor(turn / 4)),
);
const settings = {
  outputs: OUTPUTS,
  weightOf: () => 1,
  leastTexts: 2,
  epochs: 8,
  places: 12,
  keptFor: OUTPUTS,
};

describe("a network that is trained", () => {
  const trained = trainNetwork(lessons, settings);

  it("tells what follows from two words together, and what from one of them", () => {
    const network = createNetwork(packNetwork(trained));
    const told = (hasFirst: boolean, hasSecond: boolean, output: (typeof OUTPUTS)[number]) =>
      network(lesson(hasFirst, hasSecond, 3).features)(output);
    const others = [told(true, false, "both"), told(false, true, "both")];
    expect(told(true, true, "both")).toBeGreaterThan(Math.max(...others) + 0.5);
    expect([told(true, false, "first") > 0, told(false, true, "first") > 0]).toEqual([true, false]);
  });

  it("keeps the places that matter, and no more than there is room for", () => {
    expect(trained.places).toHaveLength(settings.places);
    expect([...trained.places]).toEqual(expect.arrayContaining([FIRST, SECOND]));
  });

  it("is the same each time", () => {
    expect(packNetwork(trainNetwork(lessons, settings))).toEqual(packNetwork(trained));
  });
});
