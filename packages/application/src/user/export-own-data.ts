import { OWN_DATA_SECTIONS, type OwnDataSection, type UserId } from "@health-exercise/domain/user";
import type { OwnDataRepository, OwnRecord } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";

/** Everything stored of a person; records are read when they are asked for. */
export type OwnDataExport = {
  readonly userId: UserId;
  readonly exportedAt: Date;
  readonly sections: readonly OwnDataPages[];
};

type OwnDataPages = {
  readonly section: OwnDataSection;
  /** Throws DomainError `user_not_active`, also in the middle: what was read until then is not everything. */
  readonly pages: AsyncIterable<readonly OwnRecord[]>;
};

/** Hands over everything stored of the caller, deleted records too, section by section. */
export class ExportOwnData {
  readonly #ownData: OwnDataRepository;
  readonly #clock: Clock;

  constructor(ownData: OwnDataRepository, clock: Clock) {
    this.#ownData = ownData;
    this.#clock = clock;
  }

  execute(userId: UserId): OwnDataExport {
    return {
      userId,
      exportedAt: this.#clock.now(),
      sections: OWN_DATA_SECTIONS.map((section) => ({
        section,
        pages: this.#ownData.readOwnData(userId, section),
      })),
    };
  }
}
