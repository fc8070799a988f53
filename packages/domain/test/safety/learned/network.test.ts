import { describe, expect, it } from "vitest";
import {
  createNetwork,
  HIDDEN_UNITS,
  type NetworkWeights,
  packNetwork,
} from "../../../src/safety/learned/network.ts";
import { packBytes, unpackBytes } from "../../../src/safety/learned/packed-bytes.ts";
import { NAMED_BUCKETS, TEXT_BUCKETS } from "../../../src/safety/learned/weight-row.ts";
import { aNetwork } from "./a-network.ts";

const OUTPUTS = ["danger", "sport"] as const;
const PLACES = TEXT_BUCKETS + NAMED_BUCKETS;
const words = (text: readonly number[], textValue = 1) => ({
  ...{ text, textValue },
  ...{ named: [] as readonly number[], namedValue: 1 },
});

describe("a network", () => {
  const network = createNetwork(
    packNetwork(
      aNetwork(OUTPUTS, [
        [0, [1, 0]],
        [700_000, [0, 2]],
        [PLACES - 1, [-4, 3]],
      ]),
    ),
  );
  const said = (features: Parameters<typeof network>[0]) => {
    const scoreOf = network(features);
    return OUTPUTS.map(scoreOf);
  };

  it("says what its outputs weigh of the units that a text moves", () => {
    expect(said(words([0]))).toEqual([1, 0]);
    expect(said(words([700_000, 0]))).toEqual([1, 2]);
    expect(said({ ...words([0]), named: [NAMED_BUCKETS - 1] })).toEqual([-3, 3]);
  });

  it("counts each place by how much it has of the text", () => {
    expect(said(words([0, 700_000], 0.5))).toEqual([0.5, 1]);
    expect(said({ ...words([]), named: [NAMED_BUCKETS - 1], namedValue: 0.25 })).toEqual([
      -1, 0.75,
    ]);
  });

  it("hears nothing in places that it does not know", () => {
    expect(said(words([1, 2, 699_999, 700_001]))).toEqual([0, 0]);
  });

  it("is not moved by a unit that is below nothing", () => {
    const weights: NetworkWeights<"danger"> = aNetwork(["danger"], [[3, [1]]]);
    const biased = { ...weights, hiddenBias: new Float32Array(HIDDEN_UNITS).fill(-1) };
    const scoreOf = createNetwork(packNetwork(biased));
    expect(scoreOf(words([3], 0.5))("danger")).toBe(0);
    expect(scoreOf(words([3], 3))("danger")).toBe(2);
  });

  it("begins at the bias of an output", () => {
    const weights = aNetwork(["danger"], []);
    const outputWeights = Float32Array.from(weights.outputWeights);
    outputWeights[HIDDEN_UNITS] = -1.5;
    expect(createNetwork(packNetwork({ ...weights, outputWeights }))(words([]))("danger")).toBe(
      -1.5,
    );
  });
});

describe("packed bytes", () => {
  it.each([[[]], [[0]], [[255, 1]], [[1, 2, 3]], [[254, 0, 77, 129, 5]]])(
    "are %j again",
    (bytes) => {
      expect([...unpackBytes(packBytes(Uint8Array.from(bytes)))]).toEqual(bytes);
    },
  );

  it("stand in lines", () => {
    const bytes = Uint8Array.from({ length: 1000 }, (_, at) => at % 256);
    const lines = packBytes(bytes);
    expect(Math.max(...lines.map((line) => line.length))).toBe(120);
    expect(unpackBytes(lines)).toEqual(bytes);
  });

  it.each(["AA*A", "AA\u00e4A"])("are refused where a character means nothing: %s", (line) => {
    expect(() => unpackBytes([line])).toThrow("a character that means nothing");
  });
});
