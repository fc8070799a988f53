import { expect, it } from "vitest";
import { askedBeside } from "../../../src/chat/actions/asked-beside.ts";
import { read } from "../../../src/language/read.ts";

it.each([
  ["I just ran 5 km in 31 min", undefined],
  ["Can you start a run?", undefined],
  ["请帮我记录跑步30分钟好吗？", undefined],
  ["I just ran 5 km. How long should I rest?", "how long should i rest"],
  ["I just ran 5 km in 31 min, is that good?", "i just ran 5 km in 31 min is that good"],
  ["刚跑完5公里。该怎么拉伸？", "该 怎 么 拉 伸"],
])("of %j is what asks something", (message, asked) => {
  const words = askedBeside(read(message))?.words.map(({ text }) => text);
  expect(words?.join(" ")).toBe(asked);
});
