import type { CompanionId, UserId } from "../shared/ids.ts";
import type { ActivityLevel } from "../user/profile.ts";
import { type AgeGroup, ageGroupOf } from "./age-group.ts";
import { type Appearance, type AppearanceChanges, changeAppearance } from "./appearance.ts";
import { appearanceFor } from "./appearance-for.ts";
import type { CompanionGender } from "./companion-gender.ts";
import { changePosition, type Position, type PositionChanges, positionFor } from "./position.ts";

/** From 0 to 100; the client says what it is, and the emotion follows it. */
export const HEALTH_SCORE = { min: 0, max: 100, initial: 60 } as const;

/** The most characters a reason for a score may have. */
export const TRIGGER_REASON_LENGTH = 200;

/** The virtual companion of one person. */
export type Companion = {
  readonly id: CompanionId;
  readonly userId: UserId;
  readonly gender: CompanionGender;
  readonly ageGroup: AgeGroup;
  readonly healthScore: number;
  /** Why the score was set last; null when nobody said. */
  readonly lastReason: string | null;
  readonly appearance: Appearance;
  readonly position: Position;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Counts the changes; a change that was made to an older revision is refused. */
  readonly revision: number;
};

/** Which companion of whom. */
export type CompanionIdentity = Pick<Companion, "id" | "userId">;

/** What a companion is made from. */
export type CompanionOrigin = {
  readonly gender: CompanionGender;
  readonly ageYears: number;
  readonly healthScore?: number | undefined;
  /** How active the person is, as far as it is known. */
  readonly activityLevel?: ActivityLevel | null | undefined;
};

/** What a caller wants to change in how the companion looks and where it stands; an absent field stays. */
export type LookChanges = {
  readonly appearance: AppearanceChanges;
  readonly position: PositionChanges;
};

/**
 * A companion as it begins. With `known`, the person's companion is set anew and keeps its id.
 *
 * @example
 * ```ts
 * import { initializeCompanion } from "@health-exercise/domain/companion";
 * import type { CompanionId, UserId } from "@health-exercise/domain/user";
 * const identity = { id: "one" as CompanionId, userId: "somebody" as UserId };
 * const origin = { gender: "neutral", ageYears: 14 } as const;
 * const companion = initializeCompanion(identity, origin, new Date("2026-03-02T08:00:00Z"));
 * console.log(companion.ageGroup, companion.healthScore); // teen 60
 * ```
 */
export function initializeCompanion(
  identity: CompanionIdentity,
  origin: CompanionOrigin,
  now: Date,
  known: Companion | null = null,
): Companion {
  const ageGroup = ageGroupOf(origin.ageYears);
  return {
    id: known?.id ?? identity.id,
    userId: identity.userId,
    gender: origin.gender,
    ageGroup,
    healthScore: origin.healthScore ?? HEALTH_SCORE.initial,
    lastReason: null,
    appearance: appearanceFor({
      gender: origin.gender,
      ageGroup,
      activityLevel: origin.activityLevel ?? null,
    }),
    position: positionFor(ageGroup),
    createdAt: known?.createdAt ?? now,
    updatedAt: now,
    revision: (known?.revision ?? 0) + 1,
  };
}

/** The companion with a new score; a reason that is absent forgets the one before. */
export function changeHealthScore(
  companion: Companion,
  change: { readonly healthScore: number; readonly reason: string | null },
  now: Date,
): Companion {
  return {
    ...changed(companion, now),
    healthScore: change.healthScore,
    lastReason: change.reason,
  };
}

/** The companion with another look or place. */
export function changeLook(companion: Companion, changes: LookChanges, now: Date): Companion {
  return {
    ...changed(companion, now),
    appearance: changeAppearance(companion.appearance, changes.appearance),
    position: changePosition(companion.position, changes.position),
  };
}

function changed(companion: Companion, now: Date): Companion {
  return { ...companion, updatedAt: now, revision: companion.revision + 1 };
}
