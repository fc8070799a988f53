import { expect, it } from "vitest";
import { ragContextOf } from "../../../src/chat/passages/rag-context.ts";
import { aPassage } from "../a-reply-material.ts";

it("names a passage by its title, its summary and its source", () => {
  expect(ragContextOf(aPassage({ title: "Weekly amount", summary: "150 minutes." }))).toBe(
    "Weekly amount - 150 minutes. (World Health Organization, 2020)",
  );
});
