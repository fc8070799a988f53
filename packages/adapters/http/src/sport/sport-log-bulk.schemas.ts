import { z } from "zod";
import { list } from "../schemas/list.ts";
import { countOut, idOut } from "../schemas/response-values.ts";
import { SOURCE, sourceIn } from "./session-measures.schemas.ts";
import { createSportLogBody } from "./sport-log.schemas.ts";

/** Of one request. */
const BULK_LOGS = { min: 1, max: 500 };
export const MOST_BULK_BYTES = 2 * 1024 * 1024;

/** One log of many: as it is created by itself, with a source. */
export const bulkLog = createSportLogBody
  .extend({ source: sourceIn.meta({ description: SOURCE }) })
  .meta({ id: "BulkSportLog" });

/** Each log is read by itself: one that is not valid keeps no other out. */
export const bulkBody = z.object({ logs: list(z.unknown(), BULK_LOGS) });

/** What is documented of the body. */
export const bulkDescription = z
  .object({
    logs: z.array(bulkLog).min(BULK_LOGS.min).max(BULK_LOGS.max),
  })
  .meta({ id: "BulkSportLogs" });

export const bulkResults = z
  .object({
    results: z.array(
      z.object({
        index: countOut.meta({ description: "The place in the list, from 0." }),
        status: z
          .enum(["created", "duplicate", "invalid"])
          .meta({ description: "What became of it." }),
        log_id: idOut.optional().meta({
          description: "The log; of a duplicate the one that is there, or was and is deleted.",
        }),
        errors: z
          .array(z.object({ path: z.string(), message: z.string() }))
          .optional()
          .meta({ description: "What is wrong with the fields of an invalid one." }),
      }),
    ),
  })
  .meta({ id: "BulkResults" });
