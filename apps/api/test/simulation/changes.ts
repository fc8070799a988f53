import type { Told } from "./told.ts";
import type { Asked, Person, Place, TwoServices } from "./two-services.ts";

/** The session that a person recorded with a key of that number. */
export type Session = { readonly owner: number; readonly number: number };

const ENDED = "2026-03-01T10:30:00Z";

/** Two devices change different parts of a session at the same moment, each until it is acknowledged. */
export async function changeTogether(
  told: Told,
  services: TwoServices,
  { owner, number }: Session,
  isKilled: boolean,
): Promise<void> {
  const { person, log } = told.sentBy(owner, "session", number);
  if (log === undefined) return;
  told.turn += 1;
  const [cal, feedback] = [1_000 + told.turn, `words ${told.turn}`];
  const change = (place: Place, body: object) =>
    untilDone(services, place, person, { method: "PUT", path: `/api/sport/log/${log.id}`, body });
  const changes = Promise.all([
    change("first", { cal }),
    change("second", { sport_feedback: feedback }),
  ]);
  if (isKilled) {
    await services.killSecond();
    told.isSecondUp = false;
  }
  await changes;
  log.cal = cal;
  log.feedback = feedback;
}

export async function finishOpen(
  told: Told,
  services: TwoServices,
  owner: number,
  place: Place,
): Promise<void> {
  const person = told.persons[owner] as Person;
  for (const { log } of told.of(person, "start")) {
    if (log === undefined || log.isFinished) continue;
    const body = { iffinish: true, sport_end: ENDED };
    await untilDone(services, place, person, {
      method: "PUT",
      path: `/api/sport/log/${log.id}`,
      body,
    });
    log.isFinished = true;
  }
}

export async function deleteLog(
  told: Told,
  services: TwoServices,
  { owner, number }: Session,
  place: Place,
): Promise<void> {
  const sent = told.sentBy(owner, "session", number);
  if (sent.log === undefined) return;
  const path = `/api/sport/log/${sent.log.id}`;
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
