import { KINDS, type Kind } from "./kinds.ts";
import { asTold } from "./records.ts";
import type { Sent, Told } from "./told.ts";
import type { Person, Place, TwoServices } from "./two-services.ts";

type Item = Readonly<Record<string, unknown>>;

/** Holds what a process gives each person against what the person was told. @throws Error with what must never be. */
export async function look(services: TwoServices, told: Told, place: Place): Promise<void> {
  for (const person of told.persons) {
    const read = (kind: Kind) => listOf(services, place, person, kind);
    const logs = await read("session");
    everyKeyOnce(told, person, logs, ["session", "start"]);
    const schemes = await read("scheme");
    everyKeyOnce(told, person, schemes, ["scheme"]);
    atMostOneOpen(logs);
    for (const sent of told.of(person)) asLastAcknowledged(sent, [...logs, ...schemes]);
    asTold("the profile", told.profileOf(person), await profileOf(services, place, person));
    const messages = await read("message");
    const said = (role: string) => messages.filter((message) => message["role"] === role);
    everyKeyOnce(told, person, said("user"), ["message"]);
    eachReplied(told.of(person, "message"), said("user"), said("assistant"));
  }
}

async function profileOf(services: TwoServices, place: Place, person: Person) {
  const path = "/api/profile";
  const { status, text } = await services.askUntilAnswered(place, person, { method: "GET", path });
  if (status !== 200 && status !== 404) throw new Error(`${path}: ${status} ${text}`);
  return status === 200 ? (JSON.parse(text) as Item) : undefined;
}

async function listOf(
  services: TwoServices,
  place: Place,
  person: Person,
  kind: Kind,
): Promise<readonly Item[]> {
  const { path, items } = KINDS[kind].list;
  const answer = await services.askUntilAnswered(place, person, {
    method: "GET",
    path: path.replace("{user_id}", person.userId),
  });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  const { total, [items]: list } = JSON.parse(answer.text);
  if (total !== list.length) throw new Error(`${path}: ${list.length} of ${total}`);
  return list;
}

/** What is stored was sent by the person, what was acknowledged is stored, and nothing is stored twice. */
function everyKeyOnce(
  told: Told,
  person: Person,
  items: readonly Item[],
  kinds: readonly Kind[],
): void {
  const all = told.of(person).filter(({ kind }) => kinds.includes(kind));
  const nameOf = (sent: Sent, item: Item) => {
    const { name } = KINDS[sent.kind].list;
    return String(item[name]).match(/[a-z]+[AB]\d/)?.[0] === sent.name;
  };
  for (const item of items) {
    if (all.some((sent) => nameOf(sent, item))) continue;
    throw new Error(`Stored for somebody who did not send it: ${JSON.stringify(item)}`);
  }
  for (const sent of all) {
    const times = items.filter((item) => nameOf(sent, item)).length;
    const isRight = {
      answered: sent.isDeleted ? times === 0 : times === 1,
      refused: times === 0,
      unknown: times <= 1,
    }[sent.outcome];
    if (!isRight) throw new Error(`${sent.name} is ${sent.outcome} and stored ${times} times.`);
  }
}

function atMostOneOpen(logs: readonly Item[]): void {
  const open = logs.filter((log) => log["iffinish"] === false);
  if (open.length > 1) throw new Error("Two sessions are open.");
}

function asLastAcknowledged({ name, record, isDeleted }: Sent, items: readonly Item[]): void {
  if (record === undefined || isDeleted) return;
  const stored = items.find(({ id }) => id === record.id);
  asTold(name, record.fields, stored);
}

function eachReplied(
  sent: readonly Sent[],
  asked: readonly Item[],
  replies: readonly Item[],
): void {
  if (asked.length !== replies.length) {
    throw new Error(`${asked.length} messages have ${replies.length} replies.`);
  }
  for (const { name, answer } of sent) {
    if (answer === undefined) continue;
    const { id, content } = JSON.parse(answer);
    const stored = replies.find((reply) => reply["id"] === id);
    if (stored?.["content"] !== content) throw new Error(`The reply to ${name} is not stored.`);
    if (!content.includes(name)) throw new Error(`${name} was answered: ${content}`);
  }
}
