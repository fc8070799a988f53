import {
  ERASED_SECTIONS,
  OWN_DATA_SECTIONS,
  type OwnDataSection,
  UNLINKED_SECTIONS,
} from "@health-exercise/domain/user";
import { z } from "zod";
import { countOut, idOut, instantOut } from "../schemas/response-values.ts";

export const OWN_DATA_FORMAT = "health-exercise-companion-export";
/** Rises when a reader of the document would have to change. */
export const OWN_DATA_VERSION = 1;
export const OWN_DATA_VERIFICATION =
  "Each sha256 is the hash of the UTF-8 bytes of the section's array under data exactly as it stands in this document; in JavaScript they are also those of JSON.stringify of that array when parsed.";

const CONTENTS: Readonly<Record<OwnDataSection, string>> = {
  account: "The user.",
  user_identities: "What issuers of tokens call the user.",
  profile: "What was told in the profile.",
  companion: "The companion.",
  sport_logs: "Exercise sessions, deleted ones too.",
  sport_tracks: "The ways of imported sessions, as far as they are kept.",
  exercise_schemes: "Exercise schemes, deleted ones too.",
  exercise_goals: "Goals.",
  chat_requests: "Idempotency keys of chat messages with the responses stored for them.",
  idempotency_keys: "Idempotency keys of other requests with the responses stored for them.",
  safety_incidents: "Incidents that name the user.",
  safety_reviews: "Steps of incident reviews that the user took.",
  chat_messages: "Messages and replies, also of deleted sessions.",
  chat_sessions: "Chat sessions, deleted ones too.",
  chat_notes: "Notes of what the user told in chat.",
  webhook_deliveries:
    "What other systems were told or are to be told: that something happened, and when.",
  rate_limits: "The count of the user's latest requests.",
};

const records = (section: OwnDataSection) =>
  z.array(z.record(z.string(), z.unknown())).meta({ description: CONTENTS[section] });

const removed = (section: OwnDataSection) => countOut.meta({ description: CONTENTS[section] });

/** A schema for each of `sections`. */
function bySection<Section extends OwnDataSection, Schema extends z.ZodType>(
  sections: readonly Section[],
  schemaOf: (section: Section) => Schema,
) {
  const shape = sections.map((section) => [section, schemaOf(section)]);
  return z.object(Object.fromEntries(shape) as Record<Section, Schema>);
}

/** The document of an export. */
export const ownDataDocumentSchema = z
  .object({
    format: z.literal(OWN_DATA_FORMAT),
    version: z.literal(OWN_DATA_VERSION),
    user_id: idOut,
    exported_at: instantOut,
    data: bySection(OWN_DATA_SECTIONS, records).meta({
      description: "Every stored record with all of its fields, under their names in storage.",
    }),
    manifest: z.object({
      sections: bySection(OWN_DATA_SECTIONS, (section) =>
        z
          .object({ count: countOut, sha256: z.string().regex(/^[0-9a-f]{64}$/) })
          .meta({ description: CONTENTS[section] }),
      ),
      verification: z.string(),
    }),
  })
  .meta({ id: "OwnDataExport" });

/** What a deletion answers with. */
export const erasure = z
  .object({
    message: z.string(),
    receipt: z.object({
      receipt_id: idOut.meta({ description: "Names this erasure in our log, and nobody." }),
      erased_at: instantOut,
      erased: bySection(ERASED_SECTIONS, removed).meta({
        description: "How many records were removed.",
      }),
      unlinked: bySection(UNLINKED_SECTIONS, removed).meta({
        description: "How many records stay, without the link to the user.",
      }),
    }),
  })
  .meta({ id: "Erasure" });

/** What signing out everywhere answers with. */
export const signOut = z
  .object({
    message: z.string(),
    signed_out_at: instantOut.meta({ description: "Tokens issued until then are refused." }),
  })
  .meta({ id: "SignOut" });
