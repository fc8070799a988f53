import {
  type CheckContent,
  type Concern,
  gravestConcern,
  piecesToRead,
  type SessionConcern,
  toldConcern,
} from "@health-exercise/domain/safety";
import { type SportLog, wordsOfSession } from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import type { WorkLane } from "../work-lane.ts";
import type { ConcernMemory } from "./concern-memory.ts";
import { failingSilently } from "./content-check-failure.ts";

/** The bounds of one reading (design values): how many sessions, the latest first, and how many characters of all their words. */
export const CONCERN_READING = { sessions: 200, characters: 100_000 } as const;

/**
 * Reads what people wrote about their sessions by the content check that reads messages. Sessions share the characters that
 * are read; each piece waits its turn in the lane in which messages are read, so that whoever else asks gets theirs between
 * two of them. What was found is remembered by session and revision, without a word of the text; nothing is stored or logged.
 */
export class ReadSessionConcerns {
  readonly #checkContent: CheckContent;
  readonly #lane: WorkLane;
  readonly #memory: ConcernMemory;

  constructor(checkContent: CheckContent, lane: WorkLane, memory: ConcernMemory) {
    this.#checkContent = failingSilently(checkContent);
    this.#lane = lane;
    this.#memory = memory;
  }

  /** The concerns that the words about `logs` tell of, at most one for each session, the latest session first. */
  async execute(logs: readonly SportLog[]): Promise<readonly SessionConcern[]> {
    const told = logs
      .filter((log) => wordsOfSession(log).length > 0)
      .toSorted((left, right) => right.sportStart.getTime() - left.sportStart.getTime())
      .slice(0, CONCERN_READING.sessions);
    const room = Math.floor(CONCERN_READING.characters / Math.max(1, told.length));
    const concerns: SessionConcern[] = [];
    for (const log of told) {
      const concern = await this.#concernOf(log, room);
      if (concern === null) continue;
      const { id: logId, sportStart } = log;
      // The end of an open session is only planned.
      const sportEnd = log.finished ? log.sportEnd : null;
      concerns.push({ ...concern, logId, sportStart, sportEnd });
    }
    return concerns;
  }

  #concernOf(log: SportLog, room: number): Promise<Concern | null> {
    const words = wordsOfSession(log).join("\n");
    const isWhole = words.length <= room;
    const key = `${log.id}:${log.revision}:${isWhole ? "whole" : room}`;
    return this.#memory.recall(log.userId, key, () => this.#read(log.userId, words, room));
  }

  async #read(person: UserId, words: string, room: number): Promise<Concern | null> {
    const found: Concern[] = [];
    for (const piece of piecesToRead(words, room)) {
      const concern = await this.#lane.run({ person }, async () =>
        toldConcern(piece, this.#checkContent),
      );
      if (concern !== null) found.push(concern);
    }
    return gravestConcern(found) ?? null;
  }
}
