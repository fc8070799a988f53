import type { Told } from "./told.ts";
import type { Asked, Person, Place, TwoServices } from "./two-services.ts";

/** The session that a person recorded with a key of that number. */
export type Session = { readonly owner: number; readonly number: number };

const ENDED = "2026-03-01T10:30:00Z";

export async function finishOpen(
  told: Told,
  services: TwoServices,
  owner: number,
  place: Place,
): Promise<void> {
  const person = told.persons[owner] as Person;
  for (const { record } of told.of(person, "start")) {
    if (record === undefined || record.fields.get("iffinish")?.[0] === true) continue;
    const body = { iffinish: true, sport_end: ENDED };
    await untilDone(services, place, person, {
      method: "PUT",
      path: `/api/sport/log/${record.id}`,
      body,
    });
    record.fields.set("iffinish", [true]);
  }
}

export async function deleteLog(
  told: Told,
  services: TwoServices,
  { owner, number }: Session,
  place: Place,
): Promise<void> {
  const sent = told.sentBy(owner, "session", number);
  if (sent.record === undefined) return;
  const path = `/api/sport/log/${sent.record.id}`;
  // Where the first answer was lost it may be gone already.
  await untilDone(services, place, sent.person, { method: "DELETE", path }, [200, 404]);
  sent.isDeleted = true;
}

/** What says the same however often it is sent. */
async function untilDone(
  services: TwoServices,
  place: Place,
  person: Person,
  asked: Asked,
  statuses: readonly number[] = [200],
): Promise<void> {
  const { status, text } = await services.askUntilAnswered(place, person, asked);
  if (!statuses.includes(status)) {
    throw new Error(`${asked.method} ${asked.path}: ${status} ${text}`);
  }
}
