import {
  editionForAge,
  MET_EDITIONS,
  type MetEdition,
  type MetEditionId,
} from "@health-exercise/domain/sport";
import { ageOn, localDateOf, type Profile, UTC } from "@health-exercise/domain/user";

/** The MET table asked for, else the one for the person's age today. */
export function metTableFor(
  profile: Profile | null,
  asked: MetEditionId | undefined,
  now: Date,
): MetEdition {
  const today = localDateOf(now, profile?.timeZone ?? UTC);
  const age = ageOn(profile?.birth ?? null, today) ?? undefined;
  return MET_EDITIONS[asked ?? editionForAge(age)];
}
