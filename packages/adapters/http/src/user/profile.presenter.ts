import { ageOn, localDateOf, type Profile, UTC } from "@health-exercise/domain/user";

/** A profile as its owner sees it; the age is the one of today. */
export function presentProfile(profile: Profile, now: Date) {
  const { birth } = profile;
  return {
    user_id: profile.userId,
    display_name: profile.displayName,
    gender: profile.gender,
    birth_date: birth?.kind === "date" ? birth.date : null,
    age: ageOn(birth, localDateOf(now, profile.timeZone ?? UTC)),
    height_cm: profile.heightCm,
    weight_kg: profile.weightKg,
    resting_heart_rate_bpm: profile.restingHeartRateBpm,
    conditions: [...profile.conditions],
    medications: [...profile.medications],
    activity_level: profile.activityLevel,
    goal: profile.goal,
    units: profile.units,
    keep_tracks: profile.keepsTracks,
    private_radius_m: profile.privateRadiusMeters,
    timezone: profile.timeZone,
    locale: profile.locale,
    pauses: profile.pauses.map((pause) => ({
      start_date: pause.startDate,
      end_date: pause.endDate,
      reason: pause.reason,
    })),
    allow_external_model: profile.allowsExternalModel,
    created_at: profile.createdAt.toISOString(),
    updated_at: profile.updatedAt.toISOString(),
  };
}
