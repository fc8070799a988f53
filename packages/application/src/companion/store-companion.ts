import {
  type Companion,
  type CompanionStatus,
  companionStatus,
} from "@health-exercise/domain/companion";
import type { UserId } from "@health-exercise/domain/user";
import type { CompanionRepository } from "@health-exercise/ports-repositories";
import { retryOnChange } from "../retry-on-change.ts";
import type { CompanionRecords, ReadCompanionRecords } from "./read-companion-records.ts";

/** A burst of scores from a device goes to one row, and each of them is stored: nobody writes more at the same moment. */
const ATTEMPTS = 1_000;

/** Where companions are read and written. */
export type CompanionStorage = {
  readonly records: ReadCompanionRecords;
  readonly companions: CompanionRepository;
};

/**
 * Stores what `change` makes of a person's records, again if another change came first, and gives the status of it.
 * One round of queries, and another only where the companion is not the one that was read.
 */
export function storeCompanion(
  { records, companions }: CompanionStorage,
  userId: UserId,
  change: (known: CompanionRecords) => Companion,
): Promise<CompanionStatus> {
  return retryOnChange(async () => {
    const known = await records.execute(userId);
    const companion = change(known);
    if (companion !== known.companion) await companions.saveCompanion(companion);
    return companionStatus(companion, known);
  }, ATTEMPTS);
}
