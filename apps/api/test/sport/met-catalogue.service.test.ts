import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;
let ana: Person;

beforeAll(async () => {
  service = await startTestService();
  ana = await service.person();
});
afterAll(() => service.stop());

type Category = { category_id: string; name: string; exercises: { code: string; met: number }[] };

describe("contract: categories and METs", () => {
  it("met-values has the range of each of the 22 categories, with edition and formula beside it", async () => {
    const { status, body } = await ana.get("/api/sport/met-values");
    expect(status).toBe(200);
    expect(body.met_data).toHaveLength(22);
    const running = body.met_data.find((each: Category) => each.category_id === "running");
    expect(running).toEqual({
      category_id: "running",
      name: "Running",
      min_met: 3.3,
      mean_met: expect.any(Number),
      max_met: 23,
      activities: 66,
    });
    expect(body.edition).toMatchObject({
      id: "adult-2024",
      met_system: "MET",
      year: 2024,
      baseline_kcal_per_kg_h: 1,
    });
    expect(body.energy_formula).toBe("kcal = MET x baseline x kg x h");
  });

  it("exercises lists all 1,111 of them with code, name, MET and intensity", async () => {
    const { body } = await ana.get("/api/sport/exercises");
    const all = body.exercise_categories.flatMap((category: Category) => category.exercises);
    expect(all).toHaveLength(1111);
    for (const exercise of all) {
      const { met, intensity } = exercise;
      const expected =
        met <= 1.5 ? "sedentary" : met < 3 ? "light" : met < 6 ? "moderate" : "vigorous";
      expect([exercise.code, intensity]).toEqual([exercise.code, expected]);
    }
  });

  it("exercises filters by category; an unknown one gives an empty list", async () => {
    const { exercise_categories } = (await ana.get("/api/sport/exercises?category=bicycling")).body;
    expect(exercise_categories.map((each: Category) => each.category_id)).toEqual(["bicycling"]);
    expect(exercise_categories[0].exercises).toHaveLength(44);
    for (const unknown of ["quidditch", "Bicycling", "", "%F0%9F%8F%83"]) {
      const { status, body } = await ana.get(`/api/sport/exercises?category=${unknown}`);
      expect([status, body.exercise_categories]).toEqual([200, []]);
    }
    expect((await ana.get("/api/sport/exercises?category=a&category=b")).status).toBe(400);
  });

  it("types are the category ids of the exercises", async () => {
    const { types } = (await ana.get("/api/sport/types")).body;
    const { exercise_categories } = (await ana.get("/api/sport/exercises")).body;
    expect(types).toEqual(exercise_categories.map((each: Category) => each.category_id));
    expect(types).toContain("running");
  });
});

describe("the documented examples of the catalogue", () => {
  const exampleOf = async (path: string) => {
    const { body } = await ana.get("/openapi.json");
    return body.paths[path].get.responses["200"].content["application/json"].example;
  };

  it("are what the service answers, shortened", async () => {
    const { met_data, ...source } = (await ana.get("/api/sport/met-values")).body;
    const example = await exampleOf("/api/sport/met-values");
    expect(example).toMatchObject(source);
    expect(met_data).toEqual(expect.arrayContaining(example.met_data));
    const { exercise_categories } = (await ana.get("/api/sport/exercises?category=running")).body;
    const [shortened] = (await exampleOf("/api/sport/exercises")).exercise_categories;
    expect(exercise_categories[0].exercises.slice(0, 3)).toEqual(shortened.exercises);
    const { types } = (await ana.get("/api/sport/types")).body;
    expect(types).toEqual(expect.arrayContaining((await exampleOf("/api/sport/types")).types));
  });

  it("leave nothing behind in the answers", async () => {
    const { exercise_categories } = (await ana.get("/api/sport/exercises?category=running")).body;
    expect(exercise_categories[0].exercises).toHaveLength(66);
    const again = (await ana.get("/api/sport/exercises")).body;
    expect(again.exercise_categories).toHaveLength(22);
    expect(again.exercise_categories).toContainEqual(exercise_categories[0]);
  });
});

describe("contract: METs by age", () => {
  it("shows somebody of 60 or older the table for older adults", async () => {
    const kofi = await service.person({ age: 60 });
    const { edition } = (await kofi.get("/api/sport/met-values")).body;
    expect(edition).toMatchObject({
      id: "older-adult-2024",
      met_system: "MET60+",
      baseline_kcal_per_kg_h: 0.81,
    });
    const adult = (await kofi.get("/api/sport/met-values?edition=adult-2024")).body;
    expect(adult.met_data).toHaveLength(22);
    const young = await service.person({ age: 59 });
    expect((await young.get("/api/sport/met-values")).body.edition.id).toBe("adult-2024");
    expect((await young.get("/api/sport/exercises?edition=youth")).status).toBe(400);
  });
});

describe("contract: sync-calendar", () => {
  it("always synchronises nothing, whatever is sent", async () => {
    const nothing = { synced_count: 0, duplicate_count: 0, errors: [] };
    expect(await ana.post("/api/sport/sync-calendar")).toMatchObject({
      status: 200,
      body: nothing,
    });
    const withBody = await ana.post("/api/sport/sync-calendar", { calendar: "x" });
    expect(withBody).toMatchObject({ status: 200, body: nothing });
  });
});
