import { z } from "zod";
import { countOut } from "../schemas/response-values.ts";
import { timeZone } from "../schemas/time-zone.ts";

export const activityImportQuery = z.object({
  timezone: timeZone().optional().meta({
    description:
      "IANA time zone name, for files that state local times alone; by default the profile's.",
  }),
});

export const activityImport = z
  .object({
    imported: countOut.meta({ description: "Sport logs that are new." }),
    duplicates: countOut.meta({
      description: "Activities that were there already, or that the files hold more than once.",
    }),
    completed: countOut.meta({
      description:
        "Sport logs that were there already and got what they lacked: end, energy, measures or track.",
    }),
    unmapped: z
      .array(
        z.object({
          type: z.string().meta({ description: "The type, as a file names it." }),
          count: countOut,
        }),
      )
      .meta({
        description: "Types that are no activity of the catalogue, as the files name them.",
      }),
    errors: z
      .array(
        z.object({
          file: z.string(),
          line: z.int().min(1).optional().meta({ description: "Counted from 1." }),
          message: z.string(),
        }),
      )
      .meta({
        description: "What was left out; without a `line` the whole file, or one activity of it.",
      }),
    distances: z.object({ told: countOut, computed: countOut, unknown: countOut }).meta({
      description:
        "Of how many activities a device or service told the distance, of how many it was computed from the track.",
    }),
    errors_omitted: countOut.meta({ description: "How many more errors there were." }),
  })
  .meta({ id: "ActivityImport" });
