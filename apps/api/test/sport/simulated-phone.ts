/** A session as a phone or a person at a computer writes it. */
type PhoneLog = { readonly source: string; readonly notes: string };

/** What became of a log since somebody looked. */
export type PhoneChange = {
  readonly logId: string;
  readonly log: { readonly source: string | null; readonly notes: string | null } | null;
};

/** What a phone asks of the service. */
export type PhoneService = {
  /** The id of each log, in order, whether it is new or was there. */
  bring(logs: readonly PhoneLog[]): Promise<readonly string[]>;
  /** False where the log is gone. */
  correct(logId: string, notes: string): Promise<boolean>;
  remove(logId: string): Promise<void>;
  changes(cursor: string | undefined): Promise<{
    readonly changes: readonly PhoneChange[];
    readonly next: string;
    readonly hasMore: boolean;
  }>;
};

/** Whether the connection breaks before or after the service has done what the phone asked; a phone cannot tell the two apart. */
export type Connection = (request: number) => "up" | "breaks_before" | "breaks_after";

export class NoConnection extends Error {}

type Kept = { logId: string | undefined; notes: string; isChanged: boolean; isRemoved: boolean };

/**
 * What docs/sync.md tells the makers of an app, and nothing cleverer: keep what was done without a connection, send it, and then
 * read what became of all logs.
 */
export class SimulatedPhone {
  /** By source: the phone's own names for sessions, which others' logs get when they come. */
  readonly logs = new Map<string, Kept>();
  readonly #service: PhoneService;
  #cursor: string | undefined;
  #requests = 0;

  constructor(service: PhoneService) {
    this.#service = service;
  }

  record(source: string, notes: string): void {
    this.logs.set(source, { logId: undefined, notes, isChanged: false, isRemoved: false });
  }

  edit(source: string, notes: string): void {
    const log = this.logs.get(source);
    if (log !== undefined) Object.assign(log, { notes, isChanged: log.logId !== undefined });
  }

  remove(source: string): void {
    const log = this.logs.get(source);
    if (log !== undefined) log.isRemoved = true;
  }

  /** Sends what was done, and reads what became of all logs. @throws NoConnection; then it may be tried again at any time. */
  async sync(connection: Connection): Promise<void> {
    await this.#bring(connection);
    await this.#change(connection);
    await this.#read(connection);
  }

  async #bring(connection: Connection): Promise<void> {
    const fresh = [...this.logs].filter(([, { logId }]) => logId === undefined);
    if (fresh.length === 0) return;
    const sent = fresh.map(([source, { notes }]) => ({ source, notes }));
    const ids = await this.#ask(connection, () => this.#service.bring(sent));
    for (const [index, [source, log]] of fresh.entries()) {
      log.logId = ids[index];
      // It may have been brought before, and edited since.
      if (log.notes !== sent[index]?.notes) log.isChanged = true;
      if (this.#resent.has(source)) log.isChanged = true;
      this.#resent.delete(source);
    }
  }

  /** Sources that were sent without an answer: the service may have an older wording. */
  readonly #resent = new Set<string>();

  async #change(connection: Connection): Promise<void> {
    for (const [source, log] of [...this.logs]) {
      const { logId, notes } = log;
      if (logId === undefined) continue;
      if (log.isRemoved) {
        await this.#ask(connection, () => this.#service.remove(logId));
        this.logs.delete(source);
      } else if (log.isChanged) {
        const isThere = await this.#ask(connection, () => this.#service.correct(logId, notes));
        if (isThere) log.isChanged = false;
        else this.logs.delete(source);
      }
    }
  }

  async #read(connection: Connection): Promise<void> {
    for (;;) {
      const page = await this.#ask(connection, () => this.#service.changes(this.#cursor));
      for (const { logId, log } of page.changes) this.#take(logId, log);
      this.#cursor = page.next;
      if (!page.hasMore) return;
    }
  }

  #take(logId: string, log: PhoneChange["log"]): void {
    const own = [...this.logs].find(([, each]) => each.logId === logId);
    if (log === null) {
      if (own !== undefined) this.logs.delete(own[0]);
      return;
    }
    const kept = own?.[1] ?? { logId, notes: "", isChanged: false, isRemoved: false };
    // What the person did here and was not sent yet is sent the next time.
    if (!kept.isChanged) kept.notes = log.notes ?? "";
    this.logs.set(own?.[0] ?? log.source ?? logId, kept);
  }

  async #ask<Answer>(connection: Connection, ask: () => Promise<Answer>): Promise<Answer> {
    this.#requests += 1;
    const state = connection(this.#requests);
    if (state === "breaks_before") throw new NoConnection();
    const answer = await ask();
    if (state === "breaks_after") {
      for (const [source, { logId }] of this.logs)
        if (logId === undefined) this.#resent.add(source);
      throw new NoConnection();
    }
    return answer;
  }
}
