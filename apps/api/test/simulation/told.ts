import { KINDS, type Kind } from "./kinds.ts";
import { type Fields, fieldsAsMade } from "./records.ts";
import type { Answer, Asked, Person } from "./two-services.ts";

/** A session of exercise or a scheme as it was last acknowledged. */
type ToldRecord = { readonly id: string; readonly fields: Fields };

/** One key of a person, and what became of it as far as its client knows. */
export type Sent = {
  readonly person: Person;
  readonly kind: Kind;
  /** Stands in what is stored; nobody else sends it. */
  readonly name: string;
  readonly asked: Asked;
  /** `unknown`: an answer was lost, and it is stored or it is not. */
  outcome: "unknown" | "answered" | "refused";
  answer: string | undefined;
  /** How many answers were given to it that were no repetition of another. */
  timesDone: number;
  record: ToldRecord | undefined;
  isDeleted: boolean;
};

/** What clients were told, to be held against what is stored. */
export class Told {
  readonly persons: readonly Person[];
  readonly #sent = new Map<string, Sent>();
  readonly #profiles = new Map<Person, Fields>();
  isSecondUp = true;
  /** Makes each change another. */
  turn = 0;

  constructor(persons: readonly Person[]) {
    this.persons = persons;
  }

  of(person: Person, kind?: Kind): readonly Sent[] {
    return [...this.#sent.values()].filter(
      (sent) => sent.person === person && (kind === undefined || sent.kind === kind),
    );
  }

  /** As it was last acknowledged; as if it were empty before there is one. */
  profileOf(person: Person): Fields {
    const fields = this.#profiles.get(person) ?? fieldsAsMade("profile");
    this.#profiles.set(person, fields);
    return fields;
  }

  all(): readonly Sent[] {
    return [...this.#sent.values()];
  }

  find(owner: number, kind: Kind, number: number): Sent | undefined {
    return this.#sent.get(nameOf(owner, kind, number));
  }

  /** What a person sends with a key of this number, from now on or since before. */
  sentBy(owner: number, kind: Kind, number: number): Sent {
    const name = nameOf(owner, kind, number);
    const before = this.#sent.get(name);
    if (before !== undefined) return before;
    const person = this.persons[owner] as Person;
    const asked = requestOf(kind, name, number);
    const sent: Sent = {
      person,
      kind,
      name,
      asked,
      outcome: "unknown",
      answer: undefined,
      timesDone: 0,
      record: undefined,
      isDeleted: false,
    };
    this.#sent.set(name, sent);
    return sent;
  }
}

function nameOf(owner: number, kind: Kind, number: number): string {
  return `${kind}${"AB"[owner]}${number}`;
}

/** The same keys for every person, and for endpoints that have nothing to do with each other. */
function requestOf(kind: Kind, name: string, number: number): Asked {
  const key = `${kind === "start" ? "start" : "key"}-${number}`;
  const body = KINDS[kind].body(name);
  return kind === "message"
    ? { method: "POST", path: KINDS[kind].path, body: { ...body, idempotencyKey: key } }
    : { method: "POST", path: KINDS[kind].path, body, key };
}

/** Notes what a key was answered, by all who sent it at the same time. */
export function noteAnswers(sent: Sent, answers: readonly Answer[]): void {
  for (const answer of answers) {
    if (answer === undefined) continue;
    if (answer.status === 200 || answer.status === 201) noteStored(sent, answer);
    else if (!isRefusal(sent, answer))
      throw new Error(`${sent.name}: ${answer.status} ${answer.text}`);
  }
  if (sent.answer !== undefined) sent.outcome = "answered";
  // Where one was refused and another lost, the lost one may have come later.
  else sent.outcome = answers.includes(undefined) ? "unknown" : "refused";
}

function noteStored(sent: Sent, { text, isReplayed }: NonNullable<Answer>): void {
  sent.answer ??= text;
  if (text !== sent.answer) throw new Error(`${sent.name} has two answers.`);
  if (!isReplayed) sent.timesDone += 1;
  if (sent.timesDone > 1) throw new Error(`${sent.name} was done twice.`);
  const { id } = JSON.parse(text) as { id: string };
  const fields = fieldsOfNew(sent.kind);
  if (fields !== undefined) sent.record ??= { id, fields };
}

function fieldsOfNew(kind: Kind): Fields | undefined {
  if (kind === "message") return undefined;
  if (kind === "scheme") return fieldsAsMade("scheme");
  return kind === "session"
    ? fieldsAsMade("session", { iffinish: true })
    : fieldsAsMade("session", { cal: 0, iffinish: false });
}

/** At most one session is open: whoever comes second is told so, and may try again. */
function isRefusal({ kind }: Sent, { status, text }: NonNullable<Answer>): boolean {
  return kind === "start" && status === 409 && text.includes("active_log_exists");
}
