import type { UserId } from "@health-exercise/domain/user";
import { describe, expect, it } from "vitest";
import { ConcernMemory } from "../../src/safety/concern-memory.ts";

const [ANA, BO, CY] = ["ana", "bo", "cy"] as UserId[] as [UserId, UserId, UserId];

/** A memory, and whether a finding is still in it. */
function aMemory() {
  const memory = new ConcernMemory();
  const remember = (user: UserId, key: string) => memory.recall(user, key, async () => null);
  const rememberMany = (user: UserId, count: number) => {
    for (let key = 0; key < count; key += 1) remember(user, `${key}`);
  };
  const isKnown = (user: UserId, key = "0") => {
    let isRead = false;
    memory.recall(user, key, async () => {
      isRead = true;
      return null;
    });
    return !isRead;
  };
  return { memory, remember, rememberMany, isKnown };
}

describe("what was found in people's words", () => {
  it("is kept up to ten thousand findings; then those of who was read first are forgotten", () => {
    const { remember, rememberMany, isKnown } = aMemory();
    remember(ANA, "0");
    rememberMany(BO, 9_999);
    expect(isKnown(ANA)).toBe(true);
    remember(CY, "0");
    expect([isKnown(BO), isKnown(CY), isKnown(ANA)]).toEqual([true, true, false]);
  });

  it("takes no room once a person was forgotten", () => {
    const { memory, remember, rememberMany, isKnown } = aMemory();
    remember(ANA, "0");
    rememberMany(BO, 9_999);
    memory.forget(BO);
    memory.forget(CY);
    rememberMany(CY, 9_999);
    expect([isKnown(ANA), isKnown(CY)]).toEqual([true, true]);
    expect(isKnown(BO)).toBe(false);
  });

  it("takes no room where nothing could be found out", async () => {
    const { memory, remember, rememberMany, isKnown } = aMemory();
    remember(ANA, "0");
    const failing = Array.from({ length: 500 }, (_, key) =>
      memory.recall(BO, `${key}`, () => Promise.reject(new Error("broken"))).catch(() => {}),
    );
    await Promise.all(failing);
    rememberMany(CY, 9_999);
    expect(isKnown(ANA)).toBe(true);
    remember(CY, "one more");
    expect(isKnown(ANA)).toBe(false);
  });

  it("that fails once its person was forgotten counts for nobody", async () => {
    const { memory, remember, rememberMany, isKnown } = aMemory();
    remember(ANA, "0");
    const failing = memory.recall(BO, "late", () => Promise.reject(new Error("broken")));
    memory.forget(BO);
    await failing.catch(() => {});
    rememberMany(CY, 9_999);
    remember(CY, "one more");
    expect(isKnown(ANA)).toBe(false);
  });
});
