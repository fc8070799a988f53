import { expect, it } from "vitest";
import { UuidV7Generator } from "../src/uuid-v7-generator.ts";

it("makes UUIDv7 in lower case that sort in the order they were made", () => {
  const generator = new UuidV7Generator();
  const ids = Array.from({ length: 20_000 }, () => generator.newId());
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
