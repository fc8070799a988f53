import { pointsOfTrack, type TrackPoint } from "@health-exercise/domain/sport";
import { DomainError, type SportLogId, type UserId } from "@health-exercise/domain/user";
import type { SportLogRepository } from "@health-exercise/ports-repositories";

/** The way of one of the caller's sessions. @throws DomainError `sport_log_not_found`, `sport_log_not_yours`, `sport_track_not_found`. */
export class GetSportTrack {
  readonly #logs: SportLogRepository;

  constructor(logs: SportLogRepository) {
    this.#logs = logs;
  }

  async execute(userId: UserId, logId: SportLogId): Promise<readonly TrackPoint[]> {
    const track = await this.#logs.findSportTrack(userId, logId);
    if (track !== undefined) return pointsOfTrack(track);
    throw new DomainError("sport_track_not_found", "This exercise session has no track.");
  }
}
