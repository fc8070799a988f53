import { SPEED_KINDS } from "@health-exercise/domain/sport";
import { z } from "zod";
import { countOut } from "../schemas/response-values.ts";

/** How fast somebody was, of a kind of exercise that is told by a speed. */
export const averageSpeed = z
  .object({
    activity: z.enum(SPEED_KINDS).meta({ description: "A kind of exercise." }),
    sessions: countOut.meta({ description: "Those whose distance and time are known." }),
    distance_m: z.number().meta({ description: "How far they went, in meters." }),
    average_speed_m_per_s: z.number().meta({
      description:
        "Meters a second, two decimals, by the time in motion where it is known and else by all of the time.",
    }),
  })
  .meta({ id: "AverageSpeed" });
