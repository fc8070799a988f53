import { DomainError } from "@health-exercise/domain/user";
import { describe, expect, it } from "vitest";
import { retryOnChange } from "../src/retry-on-change.ts";

function changedMeanwhile() {
  return new DomainError("changed_meanwhile", "The record was changed meanwhile.");
}

describe("retryOnChange", () => {
  it("reads and writes again after another change came first", async () => {
    let attempts = 0;
    const result = await retryOnChange(async () => {
      attempts += 1;
      if (attempts < 3) throw changedMeanwhile();
      return "stored";
    });
    expect([result, attempts]).toEqual(["stored", 3]);
  });

  it("says so when the record keeps changing", async () => {
    let attempts = 0;
    const endless = retryOnChange(async () => {
      attempts += 1;
      throw changedMeanwhile();
    });
    await expect(endless).rejects.toMatchObject({ code: "changed_meanwhile" });
    expect(attempts).toBe(25);
  });

  it("tries as often as it is told", async () => {
    let attempts = 0;
    const endless = retryOnChange(async () => {
      attempts += 1;
      throw changedMeanwhile();
    }, 100);
    await expect(endless).rejects.toMatchObject({ code: "changed_meanwhile" });
    expect(attempts).toBe(100);
  });

  it("does not repeat what failed for another reason", async () => {
    let attempts = 0;
    const failing = retryOnChange(async () => {
      attempts += 1;
      throw new DomainError("sport_log_not_found", "There is no such log.");
    });
    await expect(failing).rejects.toMatchObject({ code: "sport_log_not_found" });
    expect(attempts).toBe(1);
  });
});
