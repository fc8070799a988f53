import type {
  AgeGroup,
  Appearance,
  Companion,
  CompanionGender,
  Position,
} from "@health-exercise/domain/companion";
import type { CompanionId, UserId } from "@health-exercise/domain/user";
import { wellFormedJson } from "../well-formed-json.ts";

/** A row of `companion` as it is read; `appearance` and `position` are written as JSON text. */
export type CompanionTable = {
  readonly id: CompanionId;
  readonly user_id: UserId;
  readonly gender: CompanionGender;
  readonly age_group: AgeGroup;
  readonly health_score: number;
  readonly last_reason: string | null;
  readonly appearance: AppearanceJson;
  readonly position: Position;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly revision: number;
};

type AppearanceJson = {
  readonly skin_tone: Appearance["skinTone"];
  readonly hair_style: Appearance["hairStyle"];
  readonly hair_color: Appearance["hairColor"];
  readonly outfit: Appearance["outfit"];
  readonly outfit_color: Appearance["outfitColor"];
  readonly accessory: Appearance["accessory"];
  readonly body_shape: Appearance["bodyShape"];
};

export type CompanionValues = Omit<CompanionTable, "appearance" | "position"> & {
  readonly appearance: string;
  readonly position: string;
};

export const COMPANION_COLUMNS = [
  "id",
  "user_id",
  "gender",
  "age_group",
  "health_score",
  "last_reason",
  "appearance",
  "position",
  "created_at",
  "updated_at",
  "revision",
] as const satisfies readonly (keyof CompanionTable)[];

export function companionFrom(row: CompanionTable): Companion {
  return {
    id: row.id,
    userId: row.user_id,
    gender: row.gender,
    ageGroup: row.age_group,
    healthScore: row.health_score,
    lastReason: row.last_reason,
    appearance: appearanceFrom(row.appearance),
    position: positionFrom(row.position),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    revision: row.revision,
  };
}

export function companionValues(companion: Companion): CompanionValues {
  return {
    id: companion.id,
    user_id: companion.userId,
    gender: companion.gender,
    age_group: companion.ageGroup,
    health_score: companion.healthScore,
    last_reason: companion.lastReason,
    appearance: wellFormedJson(appearanceJson(companion.appearance)),
    position: wellFormedJson(positionFrom(companion.position)),
    created_at: companion.createdAt,
    updated_at: companion.updatedAt,
    revision: companion.revision,
  };
}

function appearanceFrom(json: AppearanceJson): Appearance {
  return {
    skinTone: json.skin_tone,
    hairStyle: json.hair_style,
    hairColor: json.hair_color,
    outfit: json.outfit,
    outfitColor: json.outfit_color,
    accessory: json.accessory,
    bodyShape: json.body_shape,
  };
}

function appearanceJson(appearance: Appearance): AppearanceJson {
  return {
    skin_tone: appearance.skinTone,
    hair_style: appearance.hairStyle,
    hair_color: appearance.hairColor,
    outfit: appearance.outfit,
    outfit_color: appearance.outfitColor,
    accessory: appearance.accessory,
    body_shape: appearance.bodyShape,
  };
}

/** Field by field: nothing else that an object carries is kept. */
function positionFrom({ x, y, scale, anchor }: Position): Position {
  return { x, y, scale, anchor };
}
