import {
  IMPORT_LIMITS,
  type ImportContext,
  type MergedRecordings,
  mergedRecordings,
  privateTrack,
  type Recording,
  sportLogFromActivity,
} from "@health-exercise/domain/sport";
import {
  type Cancellation,
  DomainError,
  type Profile,
  type SportLogId,
  type TimeZone,
  type UserId,
  UTC,
} from "@health-exercise/domain/user";
import type { ActivityFile, ActivityFileReader } from "@health-exercise/ports-activity-files";
import type { ProfileRepository, SportLogRepository } from "@health-exercise/ports-repositories";
import type { Clock, IdGenerator, Timer } from "@health-exercise/ports-runtime";
import type { WorkLane } from "../work-lane.ts";
import { type ActivityImport, ImportTally } from "./import-tally.ts";

/** After so many the process looks after everything else: some milliseconds of work (design value). */
const AT_A_STRETCH = 10;

export type ImportActivitiesInput = {
  readonly userId: UserId;
  readonly files: readonly ActivityFile[];
  /** In which files without a time zone of their own are read; else the profile's, else UTC. */
  readonly timeZone?: TimeZone | undefined;
  /** Aborts once nobody waits for the outcome any more: then nothing is stored. */
  readonly signal?: Cancellation | undefined;
};

/**
 * Brings in what devices and other services recorded: each activity once, however often and in whichever format it
 * comes. What cannot be read is told and keeps nothing else out. That a file which is broken as a whole gives no
 * activity is promised by the reader: here nothing is taken back, for two files may have one name. Nothing is stored
 * before all files were read, and then all of it or, on a failure, none. Few imports go on at a time, one of each
 * person; the others wait.
 * @throws DomainError `invalid_input` for more activities than `IMPORT_LIMITS` allows, `user_not_active`, `busy`; and why
 * `signal` was aborted.
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
    lane: WorkLane,
  ) {
    this.#reader = reader;
    this.#logs = logs;
    this.#profiles = profiles;
    this.#ids = ids;
    this.#clock = clock;
    this.#timer = timer;
    this.#lane = lane;
  }

  async execute(input: ImportActivitiesInput): Promise<ActivityImport> {
    const { userId, signal } = input;
    const profile = await this.#profiles.findProfile(userId);
    const timeZone = input.timeZone ?? profile?.timeZone ?? UTC;
    const isImperial = profile?.units === "imperial";
    return this.#lane.run({ person: userId, signal }, async () => {
      const tally = new ImportTally();
      const recordings = await this.#read(input, { timeZone, isImperial }, profile, tally);
      signal?.throwIfAborted();
      const { logs, tracks, starts, activities } = await this.#merged(recordings);
      for (const log of logs) tally.noteDistance(log);
      const stored = await this.#logs.insertNewSportLogs(userId, logs, tracks, starts);
      return tally.result(activities, stored);
    });
  }

  async #merged(recordings: readonly Recording[]): Promise<MergedRecordings> {
    const steps = mergedRecordings(recordings);
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      await this.#timer.wait(0);
    }
  }

  /** What the files give, an archive with all files in it. */
  async #read(
    { userId, files, signal }: ImportActivitiesInput,
    meant: Pick<ImportContext, "timeZone" | "isImperial">,
    profile: Profile | null,
    tally: ImportTally,
  ): Promise<readonly Recording[]> {
    const now = this.#clock.now();
    const recordings: Recording[] = [];
    let entries = 0;
    let activities = 0;
    let points = 0;
    for await (const entry of this.#reader.readActivities(files, signal)) {
      signal?.throwIfAborted();
      entries += 1;
      if (entries % AT_A_STRETCH === 0) await this.#timer.wait(0);
      if (entry.kind === "fault") {
        tally.addFault(entry);
        continue;
      }
      const id = this.#ids.newId() as SportLogId;
      const session = sportLogFromActivity(entry.activity, { id, userId, now, ...meant });
      if (session.kind === "fault") {
        tally.addFault({ file: entry.file, line: entry.line, message: session.message });
        continue;
      }
      const { track: recorded, isSupplement = false, type } = entry.activity;
      activities += isSupplement ? 0 : 1;
      if (activities > IMPORT_LIMITS.activities) throw tooManyActivities();
      if (!isSupplement) tally.noteType(session.log, type);
      points += recorded?.track.seconds.length ?? 0;
      const track =
        recorded === undefined || points > IMPORT_LIMITS.trackPoints
          ? null
          : { ...recorded, track: privateTrack(recorded.track, profile) };
      recordings.push({ log: session.log, track, recorded: session.recorded, isSupplement });
    }
    return recordings;
  }
}

function tooManyActivities(): DomainError {
  const message = `holds more than ${IMPORT_LIMITS.activities} activities: send it in several parts`;
  return new DomainError("invalid_input", `The import ${message}.`, {
    issues: [{ path: "file", message }],
  });
}
