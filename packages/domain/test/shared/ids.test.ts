import { expect, it } from "vitest";
import { parseUuid } from "../../src/shared/ids.ts";

it("reads a UUID in lower case, however it is written", () => {
  expect(parseUuid("0198C5A0-1234-7ABC-8DEF-0123456789AB")).toBe(
    "0198c5a0-1234-7abc-8def-0123456789ab",
  );
});

it.each([
  "",
  "1",
  "0198c5a012347abc8def0123456789ab",
  "{0198c5a0-1234-7abc-8def-0123456789ab}",
  "0198c5a0-1234-7abc-8def-0123456789ag",
  "0198c5a0-1234-7abc-8def-0123456789ab\n",
  " 0198c5a0-1234-7abc-8def-0123456789ab",
])("takes %j for no UUID", (text) => {
  expect(parseUuid(text)).toBeUndefined();
});
