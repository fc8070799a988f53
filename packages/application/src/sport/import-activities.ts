import {
  DomainError,
  type FinishedSportLog,
  type SportLogId,
  sportLogFromActivity,
  type TimeZone,
  type UserId,
  UTC,
} from "@health-exercise/domain";
import type { ActivityFile, ActivityFileReader } from "@health-exercise/ports-activity-files";
import type { ProfileRepository, SportLogRepository } from "@health-exercise/ports-repositories";
import type { Clock, IdGenerator, Timer } from "@health-exercise/ports-runtime";
import { WorkLane } from "../chat/work-lane.ts";
import { type ActivityImport, ImportTally } from "./import-tally.ts";

/** More than a person records in many years; what they become is held in memory (design value). */
export const MOST_ACTIVITIES = 20_000;
/** After so many the process looks after everything else: some milliseconds of work (design value). */
const AT_A_STRETCH = 50;

export type ImportActivitiesInput = {
  readonly userId: UserId;
  readonly files: readonly ActivityFile[];
  /** In which files without a time zone of their own are read; else the profile's, else UTC. */
  readonly timeZone?: TimeZone | undefined;
};

/**
 * Brings in what devices and other services recorded: each activity once, however often and in whichever format it
 * comes. What cannot be read is told and keeps nothing else out; nothing is stored before all files were read, and then
 * all of it or, on a failure, none. Few imports go on at a time, the others wait.
 * @throws DomainError `invalid_input` for more than 20,000 activities, `user_not_active`.
 */
export class ImportActivities {
  readonly #reader: ActivityFileReader;
  readonly #logs: SportLogRepository;
  readonly #profiles: ProfileRepository;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;
  readonly #timer: Timer;
  /** Of its own: imports take seconds, and nothing else must wait for them. */
  readonly #lane: WorkLane;

  constructor(
    reader: ActivityFileReader,
    logs: SportLogRepository,
    profiles: ProfileRepository,
    ids: IdGenerator,
    clock: Clock,
    timer: Timer,
  ) {
    this.#reader = reader;
    this.#logs = logs;
    this.#profiles = profiles;
    this.#ids = ids;
    this.#clock = clock;
    this.#timer = timer;
    this.#lane = new WorkLane(timer);
  }

  async execute({ userId, files, timeZone }: ImportActivitiesInput): Promise<ActivityImport> {
    const profile = await this.#profiles.findProfile(userId);
    const zone = timeZone ?? profile?.timeZone ?? UTC;
    return this.#lane.run(async () => {
      const tally = new ImportTally();
      const logs: FinishedSportLog[] = [];
      for (const file of files) {
        logs.push(...(await this.#read(file, userId, zone, tally, MOST_ACTIVITIES - logs.length)));
      }
      const { inserted } = await this.#logs.insertNewSportLogs(userId, logs);
      return tally.result(logs, inserted);
    });
  }

  /** What one file gives, an archive with all files in it. */
  async #read(
    file: ActivityFile,
    userId: UserId,
    timeZone: TimeZone,
    tally: ImportTally,
    room: number,
  ): Promise<readonly FinishedSportLog[]> {
    const now = this.#clock.now();
    const sessions: { readonly file: string; readonly log: FinishedSportLog }[] = [];
    const unreadable = new Set<string>();
    let entries = 0;
    for await (const entry of this.#reader.readActivities(file)) {
      entries += 1;
      if (entries % AT_A_STRETCH === 0) await this.#timer.wait(0);
      if (entry.kind === "fault") {
        tally.addFault(entry);
        if (entry.line === null) unreadable.add(entry.file);
        continue;
      }
      const id = this.#ids.newId() as SportLogId;
      const session = sportLogFromActivity(entry.activity, { id, userId, timeZone, now });
      if (session.kind === "fault") {
        tally.addFault({ file: entry.file, line: entry.line, message: session.message });
        continue;
      }
      if (sessions.length === room) throw tooManyActivities();
      sessions.push({ file: entry.file, log: session.log });
      tally.noteType(session.log, entry.activity.type);
    }
    // Of a file that is broken at its end nothing is taken, also not what stood before.
    return sessions.filter((each) => !unreadable.has(each.file)).map(({ log }) => log);
  }
}

function tooManyActivities(): DomainError {
  const message = `holds more than ${MOST_ACTIVITIES} activities: send it in several parts`;
  return new DomainError("invalid_input", `The import ${message}.`, {
    issues: [{ path: "file", message }],
  });
}
