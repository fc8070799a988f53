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
  ["a list", '["knee hurts", {"b": "\\u80f8\\u95f7"}]', null, ["knee hurts", "胸闷"]],
  ["brackets that are no list", "[tired] but fine", null, ["[tired] but fine"]],
  [
    "lists in feedback",
    '{"comments":["chest pain all along", "wet"]}',
    "Rain",
    ["chest pain all along", "wet", "Rain"],
  ],
  ["objects in feedback", '{"a":{"b":"胸闷"},"c":"late"}', null, ["胸闷", "late"]],
  [
    "free text where a code is meant",
    '{"completion_status":"stopped, chest pain"}',
    null,
    ["stopped, chest pain"],
  ],
  ["only codes and numbers", '{"completion_status":"skipped","rpe":3,"a":[null,true]}', null, []],
  [
    "words as deep as feedback can be",
    `${'{"a":'.repeat(1_500)}"knee hurts"${"}".repeat(1_500)}`,
    null,
    ["knee hurts"],
  ],
])("the words of a session with %s", (_what, feedback, notes, words) => {
  expect(wordsOfSession({ feedback, notes })).toEqual(words);
});
