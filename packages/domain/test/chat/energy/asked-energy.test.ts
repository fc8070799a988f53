import { describe, expect, it } from "vitest";
import { askedEnergy } from "../../../src/chat/energy/asked-energy.ts";
import { read } from "../../../src/language/read.ts";

const NOTHING = { weightKg: null, ageYears: null };

describe("the energy that is asked for", () => {
  it("is MET x baseline x kg x h of the activity that is named", () => {
    const energy = askedEnergy(read("how many kcal in 45 min of swimming, 82 kg"), NOTHING);
    expect(energy).toMatchObject({ minutes: 45, weightKg: 82 });
    expect(energy?.kilocalories).toBeCloseTo((energy?.activity.met ?? 0) * 82 * 0.75);
  });

  it("takes the weight on record where the message tells none", () => {
    expect(askedEnergy(read("跑步半小时消耗多少热量"), { ...NOTHING, weightKg: 70 })).toMatchObject(
      {
        minutes: 30,
        weightKg: 70,
      },
    );
  });

  it("is for one kilogram where no weight is known", () => {
    const energy = askedEnergy(read("how many calories does yoga burn in an hour"), NOTHING);
    expect(energy?.weightKg).toBeNull();
    expect(energy?.kilocalories).toBeCloseTo(energy?.activity.met ?? 0);
  });

  it("is by the table for the age, with that table's baseline", () => {
    const asked = read("how many calories does brisk walking for 60 minutes burn");
    const energy = askedEnergy(asked, { weightKg: 70, ageYears: 70 });
    expect(energy?.activity.edition).toBe("older-adult-2024");
    expect(energy?.kilocalories).toBeCloseTo((energy?.activity.met ?? 0) * 0.81 * 70);
  });

  it("passes over lengths and weights that nobody means", () => {
    const of = (question: string) => askedEnergy(read(question), { weightKg: 70, ageYears: null });
    expect(of("how many kcal does running burn in 40 hours at 500 kg")).toMatchObject({
      minutes: 30,
      weightKg: 70,
    });
    expect(of("how many kcal does running burn in 24 hours at 300 kg")).toMatchObject({
      minutes: 1_440,
      weightKg: 300,
    });
    expect(of("how many kcal does running with a 5 kg vest burn in 1 minute")).toMatchObject({
      minutes: 1,
      weightKg: 70,
    });
    expect(of("how many kcal does running burn in 20 minutes at 20 kg")?.weightKg).toBe(20);
  });

  it("is nothing where no activity is named", () => {
    expect(askedEnergy(read("how many calories are in a banana"), NOTHING)).toBeUndefined();
  });
});
