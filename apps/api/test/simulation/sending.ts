import type { Kind } from "./kinds.ts";
import { MOMENTS, type Moment } from "./moments.ts";
import { noteAnswers, type Sent, type Told } from "./told.ts";
import type { Answer, Place, TwoServices } from "./two-services.ts";

/** A key of a person: those of the same kind and number are the same. */
export type Key = { readonly owner: number; readonly kind: Kind; readonly number: number };
export type Sending = { readonly key: Key; readonly place: Place };

/** Everything at the same moment; the second process is killed once so many are answered. */
export async function sendTogether(
  told: Told,
  services: TwoServices,
  sendings: readonly Sending[],
  killAfter?: number,
): Promise<void> {
  const answers = new Map<Sent, Promise<Answer>[]>();
  let answered = 0;
  const { promise: isTime, resolve: itIsTime } = Promise.withResolvers<void>();
  if (killAfter === 0) itIsTime();
  for (const { key, place } of sendings) {
    const sent = told.sentBy(key.owner, key.kind, key.number);
    const answer = services.ask(place, sent.person, sent.asked).finally(() => {
      answered += 1;
      if (answered === killAfter || answered === sendings.length) itIsTime();
    });
    answers.set(sent, [...(answers.get(sent) ?? []), answer]);
  }
  if (killAfter !== undefined) {
    await isTime;
    await kill(told, services);
  }
  for (const [sent, given] of answers) noteAnswers(sent, await Promise.all(given));
}

/** The second process is killed when its work for a key has come to a moment. */
export async function dieAt(
  told: Told,
  services: TwoServices,
  { owner, kind, number }: Key,
  moment: Moment,
): Promise<void> {
  const sent = told.sentBy(owner, kind, number);
  const held = await MOMENTS[moment](services, sent);
  const answer = services.ask("second", sent.person, sent.asked);
  try {
    await held.reached(answer);
    await kill(told, services);
  } finally {
    await held.release();
  }
  noteAnswers(sent, [await answer]);
}

/** Whoever got no answer tries again, twice at once, until there is one. */
export async function repeatLost(told: Told, services: TwoServices): Promise<void> {
  const lost = told.all().filter(({ outcome }) => outcome === "unknown");
  await Promise.all(
    lost.map(async (sent) => {
      const repeat = (place: Place) => services.askUntilAnswered(place, sent.person, sent.asked);
      noteAnswers(sent, await Promise.all([repeat("first"), repeat("second")]));
    }),
  );
}

/** Another request with a key that was answered: of a message the answer, of everything else a refusal. */
export async function reuseKey(
  told: Told,
  services: TwoServices,
  { owner, kind, number }: Key,
  place: Place,
): Promise<void> {
  const sent = told.sentBy(owner, kind, number);
  const other = { name: "Else", sport_name: "Else", message: "Something else" };
  const asked = { ...sent.asked, body: { ...sent.asked.body, ...other } };
  const answer = await services.ask(place, sent.person, asked);
  if (answer === undefined) return;
  if (kind === "message") noteAnswers(sent, [answer]);
  else if (answer.status !== 422 || !answer.text.includes("idempotency_key_reused")) {
    throw new Error(`${sent.name} with something else: ${answer.status} ${answer.text}`);
  }
}

async function kill(told: Told, services: TwoServices): Promise<void> {
  await services.killSecond();
  told.isSecondUp = false;
}
