import type {
  ActivityLevel,
  Birth,
  Gender,
  LocalDate,
  Pause,
  PauseReason,
  Profile,
  TimeZone,
  Units,
  UserId,
} from "@health-exercise/domain/user";
import { wellFormedJson } from "../well-formed-json.ts";

/** A row of `profile` as it is read; `pauses` is written as JSON text. */
export type ProfileTable = BirthColumns & {
  readonly user_id: UserId;
  readonly display_name: string | null;
  readonly gender: Gender | null;
  readonly height_cm: number | null;
  readonly weight_kg: number | null;
  readonly resting_heart_rate_bpm: number | null;
  readonly conditions: readonly string[];
  readonly medications: readonly string[];
  readonly activity_level: ActivityLevel | null;
  readonly goal: string | null;
  readonly units: Units | null;
  readonly keeps_tracks: boolean | null;
  readonly private_radius_m: number | null;
  readonly time_zone: TimeZone | null;
  readonly locale: string | null;
  readonly pauses: readonly PauseJson[];
  readonly allows_external_model: boolean | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly revision: number;
};

/** Either a date, or an age with the day on which it was stated, or nothing. */
export type BirthColumns = {
  readonly birth_date: LocalDate | null;
  readonly stated_age_years: number | null;
  readonly age_stated_on: LocalDate | null;
};

type PauseJson = {
  readonly start_date: LocalDate;
  readonly end_date: LocalDate | null;
  readonly reason: PauseReason;
};

export type ProfileValues = Omit<ProfileTable, "pauses"> & { readonly pauses: string };

export const PROFILE_COLUMNS = [
  "user_id",
  "display_name",
  "gender",
  "birth_date",
  "stated_age_years",
  "age_stated_on",
  "height_cm",
  "weight_kg",
  "resting_heart_rate_bpm",
  "conditions",
  "medications",
  "activity_level",
  "goal",
  "units",
  "keeps_tracks",
  "private_radius_m",
  "time_zone",
  "locale",
  "pauses",
  "allows_external_model",
  "created_at",
  "updated_at",
  "revision",
] as const satisfies readonly (keyof ProfileTable)[];

export function profileFrom(row: ProfileTable): Profile {
  return {
    userId: row.user_id,
    displayName: row.display_name,
    gender: row.gender,
    birth: birthFrom(row),
    heightCm: row.height_cm,
    weightKg: row.weight_kg,
    restingHeartRateBpm: row.resting_heart_rate_bpm,
    conditions: row.conditions,
    medications: row.medications,
    activityLevel: row.activity_level,
    goal: row.goal,
    units: row.units,
    keepsTracks: row.keeps_tracks,
    privateRadiusMeters: row.private_radius_m,
    timeZone: row.time_zone,
    locale: row.locale,
    pauses: row.pauses.map(pauseFrom),
    allowsExternalModel: row.allows_external_model,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    revision: row.revision,
  };
}

export function profileValues(profile: Profile): ProfileValues {
  return {
    user_id: profile.userId,
    display_name: profile.displayName,
    gender: profile.gender,
    ...birthColumns(profile.birth),
    height_cm: profile.heightCm,
    weight_kg: profile.weightKg,
    resting_heart_rate_bpm: profile.restingHeartRateBpm,
    conditions: profile.conditions,
    medications: profile.medications,
    activity_level: profile.activityLevel,
    goal: profile.goal,
    units: profile.units,
    keeps_tracks: profile.keepsTracks,
    private_radius_m: profile.privateRadiusMeters,
    time_zone: profile.timeZone,
    locale: profile.locale,
    pauses: wellFormedJson(profile.pauses.map(pauseJson)),
    allows_external_model: profile.allowsExternalModel,
    created_at: profile.createdAt,
    updated_at: profile.updatedAt,
    revision: profile.revision,
  };
}

export function birthFrom(row: BirthColumns): Birth | null {
  if (row.birth_date !== null) return { kind: "date", date: row.birth_date };
  return row.stated_age_years === null || row.age_stated_on === null
    ? null
    : { kind: "stated_age", years: row.stated_age_years, statedOn: row.age_stated_on };
}

function birthColumns(birth: Birth | null): BirthColumns {
  return {
    birth_date: birth?.kind === "date" ? birth.date : null,
    stated_age_years: birth?.kind === "stated_age" ? birth.years : null,
    age_stated_on: birth?.kind === "stated_age" ? birth.statedOn : null,
  };
}

function pauseFrom(pause: PauseJson): Pause {
  return { startDate: pause.start_date, endDate: pause.end_date, reason: pause.reason };
}

function pauseJson(pause: Pause): PauseJson {
  return { start_date: pause.startDate, end_date: pause.endDate, reason: pause.reason };
}
