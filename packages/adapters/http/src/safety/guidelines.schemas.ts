import { TEXT_LANGUAGES } from "@health-exercise/domain/language";
import { z } from "zod";
import { integerText } from "../schemas/numbers.ts";
import { isLonger } from "../schemas/text.ts";

const MAX_DISEASES = 50;
const MAX_DISEASE_LENGTH = 100;
const MAX_DISEASES_LENGTH = 5_000;
const AGE_YEARS = { min: 0, max: 120 };
const SEPARATORS = /[,，、;；]/;

const language = z
  .enum(TEXT_LANGUAGES)
  .optional()
  .meta({ description: "The language of the texts; else that of `user_diseases`, else English." });

const region = z
  .string()
  .regex(/^[A-Za-z]{2}$/, "must be a country code such as DE")
  .transform((code) => code.toUpperCase())
  .optional()
  .meta({
    description: "ISO 3166-1 alpha-2, for the emergency contacts; else the region of the service.",
    examples: ["DE"],
    maxLength: 2,
  });

const statedDiseases = z.string().meta({ maxLength: MAX_DISEASES_LENGTH });

const diseases = z
  .union([statedDiseases, z.array(statedDiseases).meta({ maxItems: MAX_DISEASES })])
  .transform((value, context) => {
    const texts = typeof value === "string" ? [value] : value;
    if (isLonger(texts.join(""), MAX_DISEASES_LENGTH)) {
      context.addIssue({ code: "custom", message: "must be shorter" });
      return z.NEVER;
    }
    const names = texts.flatMap((text) => text.split(SEPARATORS)).map((name) => name.trim());
    const stated = names.filter((name) => name !== "");
    if (stated.length > MAX_DISEASES) {
      context.addIssue({ code: "custom", message: `must name at most ${MAX_DISEASES}` });
      return z.NEVER;
    }
    if (stated.some((name) => isLonger(name, MAX_DISEASE_LENGTH))) {
      const message = `must have at most ${MAX_DISEASE_LENGTH} characters a name`;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }
    return stated;
  })
  .optional()
  .meta({
    description:
      "Conditions and medicines, separated by commas or repeated; unknown ones change nothing.",
    examples: ["hypertension,type 2 diabetes"],
  });

export const safetyGuidelinesQuery = z.object({
  user_age: integerText(AGE_YEARS).optional().meta({ description: "In years." }),
  user_diseases: diseases,
  region,
  language,
});

export const chatSafetyGuidelinesQuery = z.object({ region, language });

const knowledgeSource = z
  .object({
    organisation: z.string(),
    title: z.string(),
    year: z.int(),
    url: z.string().nullable(),
  })
  .meta({ id: "KnowledgeSource" });

export const sourceOut = knowledgeSource;

const guideline = z
  .object({
    id: z
      .string()
      .meta({ description: "Names the advice, with its language.", examples: ["warm-up.en"] }),
    title: z.string(),
    text: z.string().meta({ description: "The advice itself." }),
    source: knowledgeSource.meta({ description: "The publication that it is from." }),
    reason: z.string().optional().meta({ description: "Why it was chosen for this person." }),
  })
  .meta({ id: "Guideline" });

const emergencyContact = z
  .object({
    name: z.string(),
    phone: z.string(),
    kind: z
      .enum(["emergency", "crisis_line", "poison_control"])
      .meta({ description: "For what kind of emergency it is there." }),
    region: z.string(),
  })
  .meta({ id: "EmergencyContact" });

export const safetyGuidelines = z
  .object({
    general: z.array(guideline),
    personalized: z.array(guideline),
    emergency_contacts: z.array(emergencyContact),
  })
  .meta({ id: "SafetyGuidelines" });

export const chatSafetyGuidelines = z
  .object({ general: z.array(guideline), emergency_contacts: z.array(emergencyContact) })
  .meta({ id: "ChatSafetyGuidelines" });

export const GUIDELINE_EXAMPLE: z.output<typeof guideline> = {
  id: "warm-up.en",
  title: "Warm up before exercise",
  text: "Warm up before exercise with 5 to 10 minutes of light to moderate activity.",
  source: {
    organisation: "American College of Sports Medicine",
    title: "Quantity and quality of exercise for developing and maintaining fitness",
    year: 2011,
    url: "https://doi.org/10.1249/MSS.0b013e318213fefb",
  },
};

export const EMERGENCY_CONTACT_EXAMPLE: z.output<typeof emergencyContact> = {
  name: "Emergency services",
  phone: "112",
  kind: "emergency",
  region: "DE",
};
