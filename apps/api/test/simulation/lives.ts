import fc, { type Arbitrary } from "fast-check";
import {
  always,
  anything,
  type Command,
  command,
  edited,
  edits,
  isAnswered,
  kind,
  MOST_AT_ONCE,
  NUMBERS,
  owner,
  recordKind,
  sendings,
  shown,
} from "./commands.ts";
import { editTogether } from "./edits.ts";
import type { Moment } from "./moments.ts";
import { dieAt, type Key, sendTogether } from "./sending.ts";

const LEAST_LIVES = 1;
const MOST_LIVES = 2;
/** What a process leaves half done shows best where it has begun to store. */
const MOMENTS_TO_DIE = ["asked", "storing", "storing", "answering"] as const;

/** The lives of the second process, one after the other, and what happens in each and after its end. */
export const lives: Arbitrary<readonly Command[]> = fc
  .integer({ min: LEAST_LIVES, max: MOST_LIVES })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => aLife(index))))
  .map((each) => each.flat());

function aLife(index: number): Arbitrary<readonly Command[]> {
  return fc
    .tuple(anything, changes(NUMBERS + MOST_LIVES + index), aDeath(index), anything)
    .map(([before, change, death, after]) => [...before, change, death, ...after, START]);
}

const START = command(
  "start the second again",
  (told) => !told.isSecondUp,
  async (told, services) => {
    await services.startSecond();
    told.isSecondUp = true;
  },
);

function aDeath(life: number): Arbitrary<Command> {
  return fc.oneof(
    { arbitrary: deathInTheMiddle(NUMBERS + life), weight: 4 },
    { arbitrary: deathAfterAnswers, weight: 1 },
    { arbitrary: deathWhileChanging(NUMBERS + life), weight: 1 },
  );
}

/** Of the work for a key that nobody has sent before. */
function deathInTheMiddle(number: number): Arbitrary<Command> {
  return fc
    .record({ owner, kind, moment: fc.constantFrom<Moment>(...MOMENTS_TO_DIE) })
    .map(({ owner, kind, moment }) => {
      // Only messages ask a model.
      const key: Key = { owner, kind: moment === "asked" ? "message" : kind, number };
      return command(
        `send ${shown([{ key, place: "second" }])}, kill while ${moment}`,
        (told) => told.isSecondUp && !isAnswered(told, key),
        (told, services) => dieAt(told, services, key, moment),
      );
    });
}

const deathAfterAnswers = fc
  .record({ each: sendings, answers: fc.nat(MOST_AT_ONCE) })
  .map(({ each, answers }) =>
    command(`send ${shown(each)}, kill after ${answers} answers`, always, (told, services) =>
      sendTogether(told, services, each, answers),
    ),
  );

/** Of changes of what was just made. */
function deathWhileChanging(number: number): Arbitrary<Command> {
  return changes(number, ", kill meanwhile", true);
}

function changes(number: number, how = "", isKilled = false): Arbitrary<Command> {
  return fc.record({ owner, kind: recordKind, edits }).map(({ owner, kind, edits }) => {
    const target = { owner, kind, number };
    return command(`make it, ${edited(target, edits)}${how}`, always, async (told, services) => {
      if (kind !== "profile") {
        await sendTogether(told, services, [{ key: { owner, kind, number }, place: "first" }]);
      }
      await editTogether(told, services, target, edits, isKilled);
    });
  });
}
