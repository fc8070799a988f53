/**
 * How a companion looks as long as nobody chose. Every row is a design value: it is to look friendly and unobtrusive, and to
 * assume as little of a person as can be. No row chooses a skin tone or a body shape, and none gives a colour to a gender.
 */
import type { Appearance, AppearanceBasis } from "./appearance.ts";

/** Whom a row is for, each field with the values it holds for, and what it chooses for them. */
export type AppearanceRule = {
  readonly for: { readonly [Field in keyof AppearanceBasis]?: readonly AppearanceBasis[Field][] };
  readonly choose: Readonly<Partial<Omit<Appearance, "skinTone" | "bodyShape">>>;
};

/** What stands where no row chooses. */
export const DEFAULT_APPEARANCE: Appearance = {
  skinTone: "neutral",
  hairStyle: "medium",
  hairColor: "dark_brown",
  outfit: "casual",
  outfitColor: "teal",
  accessory: "none",
  bodyShape: "average",
};

/** Read from top to bottom: a later row goes before an earlier one. */
export const APPEARANCE_RULES: readonly AppearanceRule[] = [
  { for: { gender: ["male"] }, choose: { hairStyle: "short" } },
  { for: { gender: ["female"] }, choose: { hairStyle: "long" } },

  { for: { ageGroup: ["child"] }, choose: { outfit: "dungarees", outfitColor: "yellow" } },
  { for: { ageGroup: ["teen"] }, choose: { outfit: "hoodie", outfitColor: "purple" } },
  { for: { ageGroup: ["adult"] }, choose: { outfitColor: "blue" } },
  {
    for: { ageGroup: ["senior"] },
    choose: { hairColor: "grey", outfit: "cardigan", outfitColor: "green" },
  },

  // Children are dressed for play, however active they are.
  {
    for: { activityLevel: ["moderate"], ageGroup: ["teen", "young_adult", "adult", "senior"] },
    choose: { outfit: "tracksuit" },
  },
  {
    for: {
      activityLevel: ["active", "very_active"],
      ageGroup: ["teen", "young_adult", "adult", "senior"],
    },
    choose: { outfit: "sportswear" },
  },
  { for: { activityLevel: ["active"] }, choose: { accessory: "water_bottle" } },
  { for: { activityLevel: ["very_active"] }, choose: { accessory: "headband" } },
];

/** What somebody chose for a reason that no rule knows stays when the rest is chosen anew; so do skin tone and body shape. */
export const KEPT_CHOICES: {
  readonly hairStyle: readonly Appearance["hairStyle"][];
  readonly accessory: readonly Appearance["accessory"][];
} = {
  hairStyle: ["headscarf", "turban"],
  accessory: [
    "glasses",
    "hearing_aid",
    "prosthetic_arm",
    "prosthetic_leg",
    "walking_stick",
    "wheelchair",
    "guide_dog",
  ],
};
