import type { Told } from "./told.ts";
import type { Asked, Person, Place, TwoServices } from "./two-services.ts";

/** Asks for everything of everybody else by its id, to read and to write it. @throws Error where that is not refused. */
export async function askForOthers(
  told: Told,
  services: TwoServices,
  owner: number,
  place: Place,
): Promise<void> {
  const person = told.persons[owner] as Person;
  for (const { person: other, kind, record, answer, isDeleted } of told.all()) {
    if (other === person || answer === undefined) continue;
    if (record !== undefined && kind !== "scheme" && !isDeleted) {
      const path = `/api/sport/log/${record.id}`;
      await refused(services, place, person, 403, { method: "GET", path });
      await refused(services, place, person, 403, { method: "PUT", path, body: { cal: 1 } });
      await refused(services, place, person, 403, { method: "DELETE", path });
    }
    if (kind === "message") {
      const { sessionId } = JSON.parse(answer);
      const history = `/api/chat/history?sessionId=${sessionId}`;
      await refused(services, place, person, 404, { method: "GET", path: history });
      const body = { message: "How do I cool down?", sessionId };
      await refused(services, place, person, 404, {
        method: "POST",
        path: "/api/chat/message",
        body,
      });
    }
  }
}

async function refused(
  services: TwoServices,
  place: Place,
  person: Person,
  status: number,
  asked: Asked,
): Promise<void> {
  const answer = await services.askUntilAnswered(place, person, asked);
  if (answer.status === status) return;
  throw new Error(`${asked.method} ${asked.path} of another: ${answer.status} ${answer.text}`);
}
