import { holdTable } from "./moments.ts";
import { type Fields, RECORDS, type RecordKind } from "./records.ts";
import type { Told } from "./told.ts";
import type { Answer, Asked, Person, Place, TwoServices } from "./two-services.ts";

/** A record of a person: of sessions and schemes, that which was made with the key of a number. */
export type Target = {
  readonly owner: number;
  readonly kind: RecordKind;
  readonly number: number;
};

/** What one device does: it changes a field, on condition (`If-Match`) that nobody else changed the record or on none. */
export type Edit = {
  readonly field: number;
  readonly place: Place;
  readonly isConditional: boolean;
};

type Found = { readonly person: Person; readonly path: string; readonly fields: Fields };
type Sent = { readonly name: string; readonly value: unknown; readonly ifMatch: string | null };
type Done = Sent & { readonly answer: Answer };

/**
 * Several devices change one record: all have read it before the first of them writes. Whoever makes no condition is heard
 * in the end; of those who make one, the first at most. The second process is killed while all of them wait, if it `isKilled`.
 */
export async function editTogether(
  told: Told,
  services: TwoServices,
  target: Target,
  edits: readonly Edit[],
  isKilled = false,
): Promise<void> {
  const found = findTold(told, target);
  if (found === undefined) return;
  const { path, person, fields } = found;
  const seen = await services.askUntilAnswered("first", person, { method: "GET", path });
  const held = await holdTable(services, RECORDS[target.kind].table);
  let answered = 0;
  const sent = edits.map(async ({ field, place, isConditional }): Promise<Done> => {
    const { method, name, value } = fieldOf(target.kind, field);
    told.turn += 1;
    const edit = { name, value: value(told.turn), ifMatch: isConditional ? seen.tag : null };
    const asked = { method, path, body: { [name]: edit.value }, ifMatch: edit.ifMatch };
    const answer = await answerTo(services, place, person, asked);
    answered += 1;
    return { ...edit, answer };
  });
  const all = Promise.all(sent);
  try {
    await held.reached(all, () => edits.length - answered);
    if (isKilled) {
      await services.killSecond();
      told.isSecondUp = false;
    }
  } finally {
    await held.release();
  }
  const done = await all;
  noteEdits(path, fields, done);
  if (seen.tag !== null && done.some(isAcknowledged)) {
    await refuseStale(services, found, { ...target, tag: seen.tag, turn: ++told.turn });
  }
}

function fieldOf(kind: RecordKind, field: number) {
  const { fields } = RECORDS[kind];
  return fields[field % fields.length] ?? fields[0];
}

function findTold(told: Told, { owner, kind, number }: Target): Found | undefined {
  const person = told.persons[owner] as Person;
  const { path } = RECORDS[kind];
  if (kind === "profile") return { person, path: path(""), fields: told.profileOf(person) };
  const { record, isDeleted } = told.sentBy(owner, kind, number);
  if (record === undefined || isDeleted) return undefined;
  return { person, path: path(record.id), fields: record.fields };
}

/** Without a condition the same may be said until it is heard; with one nobody knows what a lost answer was. */
function answerTo(services: TwoServices, place: Place, person: Person, asked: Asked) {
  if (asked.ifMatch == null) return services.askUntilAnswered(place, person, asked);
  return services.ask(services.isUp(place) ? place : "first", person, asked);
}

/** @throws Error where an answer is none of those that may be, or two devices cannot both have been told the truth. */
function noteEdits(path: string, fields: Fields, done: readonly Done[]): void {
  for (const { name, value, ifMatch, answer } of done) {
    if (answer === undefined || (answer.status === 412 && ifMatch !== null)) continue;
    const is = answer.status === 200 ? JSON.parse(answer.text)[name] : undefined;
    if (is !== value) throw new Error(`${name} of ${path}: ${answer.status} ${answer.text}`);
  }
  const [first, ...more] = done.filter((each) => each.ifMatch !== null && isAcknowledged(each));
  if (more.length > 0) throw new Error(`${path} was changed twice on one condition.`);
  const isWon = first !== undefined || done.some((each) => each.answer?.status !== 412);
  if (!isWon) throw new Error(`${path} was changed by nobody, and nobody was let.`);
  const tags = done.filter(isAcknowledged).map(({ answer }) => answer?.tag);
  if (new Set(tags).size < tags.length) {
    throw new Error(`Of two changes of ${path} one is in the answer to neither.`);
  }
  for (const name of new Set(done.map((each) => each.name))) {
    const ofField = done.filter((each) => each.name === name);
    const lost = ofField.filter(({ answer }) => answer === undefined);
    // Who made a condition and was let came before all others.
    const last = ofField.filter((each) => each.ifMatch === null && isAcknowledged(each));
    const known = last.length > 0 ? last : ofField.filter(isAcknowledged);
    const before = known.length > 0 ? [] : (fields.get(name) ?? []);
    fields.set(name, [...before, ...[...known, ...lost].map(({ value }) => value)]);
  }
}

function isAcknowledged({ answer }: Done): boolean {
  return answer?.status === 200;
}

type Stale = { readonly kind: RecordKind; readonly tag: string; readonly turn: number };

/** @throws Error where a change is let through that was made to what is no longer stored. */
async function refuseStale(
  services: TwoServices,
  { path, person }: Found,
  { kind, tag, turn }: Stale,
): Promise<void> {
  const { method, name, value } = fieldOf(kind, turn);
  const asked = { method, path, body: { [name]: value(turn) }, ifMatch: tag };
  const { status, text } = await services.askUntilAnswered("second", person, asked);
  if (status !== 412) throw new Error(`${method} ${path} on an old condition: ${status} ${text}`);
}
