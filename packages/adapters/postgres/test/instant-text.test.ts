import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantFromText } from "../src/instant-text.ts";

/** As PostgreSQL writes an instant for clocks that are `minutes` ahead of UTC. */
function written(instant: Date, minutes: number, fraction: string): string {
  const wallTime = new Date(instant.getTime() + minutes * 60_000).toISOString();
  const distance = Math.abs(minutes);
  const hours = String(Math.floor(distance / 60)).padStart(2, "0");
  const rest = distance % 60 === 0 ? "" : `:${String(distance % 60).padStart(2, "0")}`;
  return `${wallTime.slice(0, 10)} ${wallTime.slice(11, 19)}${fraction}${minutes < 0 ? "-" : "+"}${hours}${rest}`;
}

describe("an instant in the words of PostgreSQL", () => {
  it("is read to the millisecond in any zone, whatever digits follow", () => {
    const seconds = fc.integer({
      min: Date.parse("0101-01-01T00:00:00Z") / 1_000,
      max: Date.parse("9998-12-31T00:00:00Z") / 1_000,
    });
    const fraction = fc.integer({ min: 0, max: 999_999 });
    fc.assert(
      fc.property(seconds, fc.integer({ min: -899, max: 899 }), fraction, (at, minutes, micro) => {
        const digits = String(micro).padStart(6, "0").replace(/0+$/, "");
        const text = written(new Date(at * 1_000), minutes, digits === "" ? "" : `.${digits}`);
        expect(instantFromText(text)).toEqual(new Date(at * 1_000 + Math.floor(micro / 1_000)));
      }),
    );
  });

  it.each([
    "infinity",
    "-infinity",
    "10000-01-01 00:00:00+00",
    "0044-03-15 00:00:00+00",
    "0044-03-15 00:00:00+00 BC",
    "1890-01-01 00:00:00+00:53:28",
    "2026-03-01",
    "2026-03-01 12:00:00",
    "",
  ])("that is written in another way is left to the driver: %s", (text) =>
    expect(instantFromText(text)).toBeUndefined(),
  );
});
