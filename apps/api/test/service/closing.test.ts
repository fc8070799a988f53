import { describe, expect, it } from "vitest";
import { Closing } from "../../src/service/closing.ts";

describe("what was started", () => {
  it("is closed once, in reverse order, each part after the one before", async () => {
    const closing = new Closing();
    const closed: string[] = [];
    closing.add(() => void closed.push("first"));
    closing.add(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      closed.push("second");
    });
    await closing.close();
    await closing.close();
    expect(closed).toEqual(["second", "first"]);
  });

  it("is closed to the end where parts fail, and the first failure is told", async () => {
    const closing = new Closing();
    const closed: string[] = [];
    closing.add(() => void closed.push("first"));
    closing.add(() => Promise.reject(new Error("later")));
    closing.add(() => {
      throw new Error("sooner");
    });
    await expect(closing.close()).rejects.toThrow("sooner");
    expect(closed).toEqual(["first"]);
  });
});
