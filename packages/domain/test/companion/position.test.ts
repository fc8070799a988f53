import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_GROUPS } from "../../src/companion/age-group.ts";
import { POSITION_ANCHORS, POSITION_LIMITS } from "../../src/companion/position.data.ts";
import { changePosition, positionFor } from "../../src/companion/position.ts";

const within = ({ min, max }: { min: number; max: number }) => fc.double({ min, max, noNaN: true });
const fields = {
  x: within(POSITION_LIMITS.x),
  y: within(POSITION_LIMITS.y),
  scale: within(POSITION_LIMITS.scale),
  anchor: fc.constantFrom(...POSITION_ANCHORS),
};

describe("changePosition", () => {
  it("changes what is sent and keeps the rest", () => {
    fc.assert(
      fc.property(
        fc.record(fields),
        fc.record(fields, { requiredKeys: [] }),
        (position, changes) => {
          expect(changePosition(position, changes)).toEqual({
            x: changes.x ?? position.x,
            y: changes.y ?? position.y,
            scale: changes.scale ?? position.scale,
            anchor: changes.anchor ?? position.anchor,
          });
        },
      ),
    );
  });

  it("takes 0 as a place, and undefined as nothing sent", () => {
    const before = Object.freeze(positionFor("adult"));
    expect(changePosition(before, { x: 0, y: undefined })).toEqual({ ...before, x: 0 });
  });
});

describe("positionFor", () => {
  it.each(AGE_GROUPS)("stands on the ground in the middle, within the limits: %s", (ageGroup) => {
    const { x, y, scale, anchor } = positionFor(ageGroup);
    expect({ x, y, anchor }).toEqual({ x: 0.5, y: 0.9, anchor: "bottom" });
    expect(scale).toBeGreaterThanOrEqual(POSITION_LIMITS.scale.min);
    expect(scale).toBeLessThanOrEqual(POSITION_LIMITS.scale.max);
  });

  it("makes children and teens smaller, and nobody smaller with age", () => {
    const scales = AGE_GROUPS.map((ageGroup) => positionFor(ageGroup).scale);
    expect(scales).toEqual([0.7, 0.9, 1, 1, 1]);
  });
});
