import { expect, it } from "vitest";
import { wordsOfSession } from "../../src/sport/session-words.ts";

it.each([
  ["nothing", null, null, []],
  ["spaces", " ", "", []],
  ["plain feedback and notes", "Tired", "Rain", ["Tired", "Rain"]],
  [
    "the notes of structured feedback",
    '{"completion_status":"partial","custom_notes":"Slow"}',
    null,
    ["Slow"],
  ],
  [
    "any text of structured feedback",
    '{"text":"Old","comment":"New","rpe":3}',
    null,
    ["Old", "New"],
  ],
  ["feedback that cannot be read", '{"rpe": knee hurts', null, ['{"rpe": knee hurts']],
  ["a list", '["knee hurts"]', null, ['["knee hurts"]']],
])("the words of a session with %s", (_what, feedback, notes, words) => {
  expect(wordsOfSession({ feedback, notes })).toEqual(words);
});
