import fc, { type Arbitrary, type AsyncCommand } from "fast-check";
import { changeTogether, deleteLog, finishOpen } from "./changes.ts";
import { KINDS, type Kind } from "./kinds.ts";
import { look } from "./look.ts";
import type { Moment } from "./moments.ts";
import { askForOthers } from "./others.ts";
import { dieAt, type Key, repeatLost, reuseKey, type Sending, sendTogether } from "./sending.ts";
import type { Told } from "./told.ts";
import type { Place, TwoServices } from "./two-services.ts";

export const PERSONS = 2;
/** Few enough that keys are sent again, and enough that there are new ones till the end. */
const NUMBERS = 6;
const MOST_AT_ONCE = 6;

type Command = AsyncCommand<Told, TwoServices>;

const owner = fc.nat(PERSONS - 1);
const number = fc.nat(NUMBERS - 1);
const place = fc.constantFrom<Place>("first", "second");
const key: Arbitrary<Key> = fc.record({
  owner,
  kind: fc.constantFrom(...(Object.keys(KINDS) as Kind[])),
  number,
});
const sendings: Arbitrary<readonly Sending[]> = fc.array(fc.record({ key, place }), {
  minLength: 1,
  maxLength: MOST_AT_ONCE,
  size: "max",
});

/** What a process leaves half done shows best where it has begun to store. */
const MOMENTS_TO_DIE = ["asked", "storing", "storing", "answering"] as const;

const deaths = fc
  .record({ any: key, moment: fc.constantFrom<Moment>(...MOMENTS_TO_DIE) })
  .map(({ any, moment }) => {
    // Only messages ask a model.
    const key: Key = moment === "asked" ? { ...any, kind: "message" } : any;
    return command(
      `send ${shown([{ key, place: "second" }])}, kill while ${moment}`,
      (told) => isSecondUp(told) && !isAnswered(told, key),
      (told, services) => dieAt(told, services, key, moment),
    );
  });

const starts = fc.constant(
  command(
    "start the second again",
    (told) => !told.isSecondUp,
    async (told, services) => {
      await services.startSecond();
      told.isSecondUp = true;
    },
  ),
);

/** Everything that may happen, one after the other; what is named more than once happens more often. */
export const COMMANDS: readonly Arbitrary<Command>[] = [
  sendings.map((each) =>
    command(`send ${shown(each)}`, always, (told, services) => sendTogether(told, services, each)),
  ),
  fc
    .record({ each: sendings, answers: fc.nat(MOST_AT_ONCE) })
    .map(({ each, answers }) =>
      command(`send ${shown(each)}, kill after ${answers} answers`, isSecondUp, (told, services) =>
        sendTogether(told, services, each, answers),
      ),
    ),
  deaths,
  deaths,
  starts,
  starts,
  starts,
  fc.constant(command("repeat what was lost", hasLost, repeatLost)),
  fc.record({ key, place }).map(({ key, place }) =>
    command(
      `send something else as ${shown([{ key, place }])}`,
      (told) => isAnswered(told, key),
      (told, services) => reuseKey(told, services, key, place),
    ),
  ),
  fc.record({ owner, number, isKilled: fc.boolean() }).map(({ owner, number, isKilled }) =>
    command(
      `change session ${owner}.${number} at both${isKilled ? ", kill meanwhile" : ""}`,
      (told) => isStored(told, owner, number) && (!isKilled || told.isSecondUp),
      (told, services) => changeTogether(told, services, { owner, number }, isKilled),
    ),
  ),
  fc
    .record({ owner, place })
    .map(({ owner, place }) =>
      command(`finish what ${owner} started at the ${place}`, always, (told, services) =>
        finishOpen(told, services, owner, place),
      ),
    ),
  fc.record({ owner, number, place }).map(({ owner, number, place }) =>
    command(
      `delete session ${owner}.${number} at the ${place}`,
      (told) => isStored(told, owner, number),
      (told, services) => deleteLog(told, services, { owner, number }, place),
    ),
  ),
  fc
    .record({ owner, place })
    .map(({ owner, place }) =>
      command(`ask as ${owner} for what is another's`, always, (told, services) =>
        askForOthers(told, services, owner, place),
      ),
    ),
  fc.constant(
    command("look", always, async (told, services) => {
      await look(services, told, "first");
      if (told.isSecondUp) await look(services, told, "second");
    }),
  ),
];

function command(
  name: string,
  check: (told: Readonly<Told>) => boolean,
  act: (told: Told, services: TwoServices) => Promise<void>,
): Command {
  return { check, run: act, toString: () => name };
}

function always(): boolean {
  return true;
}

function isSecondUp(told: Readonly<Told>): boolean {
  return told.isSecondUp;
}

function hasLost(told: Readonly<Told>): boolean {
  return told.all().some(({ outcome }) => outcome === "unknown");
}

function isAnswered(told: Readonly<Told>, { owner, kind, number }: Key): boolean {
  return told.find(owner, kind, number)?.outcome === "answered";
}

function isStored(told: Readonly<Told>, owner: number, number: number): boolean {
  const sent = told.find(owner, "session", number);
  return sent?.log !== undefined && !sent.isDeleted;
}

function shown(sendings: readonly Sending[]): string {
  return sendings
    .map(({ key: { owner, kind, number }, place }) => `${kind} ${owner}.${number} to the ${place}`)
    .join(", ");
}
