import fc, { type Arbitrary, type AsyncCommand } from "fast-check";
import { deleteLog, finishOpen, type Session } from "./changes.ts";
import { type Edit, editTogether, type Target } from "./edits.ts";
import { KINDS, type Kind } from "./kinds.ts";
import { look } from "./look.ts";
import { askForOthers } from "./others.ts";
import type { RecordKind } from "./records.ts";
import { type Key, repeatLost, reuseKey, type Sending, sendTogether } from "./sending.ts";
import type { Told } from "./told.ts";
import type { Place, TwoServices } from "./two-services.ts";

export const PERSONS = 2;
/** Few, so that keys are sent again and again; those of greater numbers are left for what a process dies of. */
export const NUMBERS = 6;
export const MOST_AT_ONCE = 6;
const MOST_IN_A_ROW = 6;
/** As many wait for a connection each. */
const MOST_EDITS = 4;

export type Command = AsyncCommand<Told, TwoServices>;

export const owner = fc.nat(PERSONS - 1);
const number = fc.nat(NUMBERS - 1);
const place = fc.constantFrom<Place>("first", "second");
export const kind = fc.constantFrom(...(Object.keys(KINDS) as Kind[]));
const key: Arbitrary<Key> = fc.record({ owner, kind, number });
export const sendings: Arbitrary<readonly Sending[]> = fc.array(fc.record({ key, place }), {
  minLength: 1,
  maxLength: MOST_AT_ONCE,
  size: "max",
});

export const recordKind = fc.constantFrom<RecordKind>("session", "session", "scheme", "profile");
export const edits: Arbitrary<readonly Edit[]> = fc.array(
  fc.record({ field: fc.nat(3), place, isConditional: fc.boolean() }),
  { minLength: 2, maxLength: MOST_EDITS, size: "max" },
);

const sends = sendings.map((each) =>
  command(`send ${shown(each)}`, always, (told, services) => sendTogether(told, services, each)),
);

/** What may happen at any time, one after the other; half of it is requests with keys. */
const COMMANDS: readonly Arbitrary<Command>[] = [
  ...Array.from({ length: 7 }, () => sends),
  fc.constant(command("repeat what was lost", hasLost, repeatLost)),
  fc.record({ key, place }).map(({ key, place }) =>
    command(
      `send something else as ${shown([{ key, place }])}`,
      (told) => isAnswered(told, key),
      (told, services) => reuseKey(told, services, key, place),
    ),
  ),
  fc
    .record({ target: fc.record({ owner, kind: recordKind, number }), edits })
    .map(({ target, edits }) =>
      command(
        edited(target, edits),
        (told) => isThere(told, target),
        (told, services) => editTogether(told, services, target, edits),
      ),
    ),
  fc
    .record({ owner, place })
    .map(({ owner, place }) =>
      command(`finish what ${owner} started at the ${place}`, always, (told, services) =>
        finishOpen(told, services, owner, place),
      ),
    ),
  fc.record({ owner, number, place }).map(({ place, ...session }) =>
    command(
      `delete session ${session.owner}.${session.number} at the ${place}`,
      (told) => isStored(told, session),
      (told, services) => deleteLog(told, services, session, place),
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

/** Some of them. */
export const anything: Arbitrary<readonly Command[]> = fc.array(fc.oneof(...COMMANDS), {
  maxLength: MOST_IN_A_ROW,
  size: "max",
});

export function command(
  name: string,
  check: (told: Readonly<Told>) => boolean,
  act: (told: Told, services: TwoServices) => Promise<void>,
): Command {
  return { check, run: act, toString: () => name };
}

export function always(): boolean {
  return true;
}

function hasLost(told: Readonly<Told>): boolean {
  return told.all().some(({ outcome }) => outcome === "unknown");
}

export function isAnswered(told: Readonly<Told>, { owner, kind, number }: Key): boolean {
  return told.find(owner, kind, number)?.outcome === "answered";
}

type Stored = Session & { readonly kind?: "session" | "scheme" };

function isStored(told: Readonly<Told>, { owner, number, kind = "session" }: Stored): boolean {
  const sent = told.find(owner, kind, number);
  return sent?.record !== undefined && !sent.isDeleted;
}

function isThere(told: Readonly<Told>, { kind, ...of }: Target): boolean {
  return kind === "profile" || isStored(told, { ...of, kind });
}

export function edited({ owner, kind, number }: Target, edits: readonly Edit[]): string {
  const each = edits.map(
    ({ field, place, isConditional }) => `${field} at the ${place}${isConditional ? " if so" : ""}`,
  );
  return `change ${kind} ${owner}.${number}: ${each.join(", ")}`;
}

export function shown(sendings: readonly Sending[]): string {
  return sendings
    .map(({ key: { owner, kind, number }, place }) => `${kind} ${owner}.${number} to the ${place}`)
    .join(", ");
}
