import type { ChatTurn } from "@health-exercise/domain/chat";
import { expect, it } from "vitest";
import { aPassage } from "./a-passage.ts";
import { replyTo } from "./reply-to.ts";

const said = (content: string): readonly ChatTurn[] => [{ role: "user", content }];

it.each([
  ["if I run 6:00/km how long does a 10k take", "At 6:00 min/km, 10 km takes 1:00:00."],
  ["how far in 45 min at 9:00 per mile", "In 45:00 at 9:00 min/mile you cover 5 miles."],
  ["6分配速跑10公里要多久", "按每公里6:00，10公里需要1:00:00。"],
])("a pace is reckoned with: %s", async (message, expected) => {
  expect(await replyTo(message, { passages: [aPassage()] })).toBe(expected);
});

it("the pace of what was told is reckoned", async () => {
  const reply = await replyTo("what pace is that", { history: said("just did 5k in 27 min") });
  expect(reply).toBe("5 km in 27:00 is a pace of 5:24 min/km, or 8:41 min/mile.");
});

it("the energy of what was told is reckoned, and not that of meals", async () => {
  const history = said("just did 5k in 27 min");
  expect(await replyTo("how many calories was that", { history })).toMatch(/^For 27 minutes of/);
  const eaten = await replyTo("how many calories should I eat", { history });
  expect(eaten).not.toContain("27 minutes");
});
