import { MET_EDITIONS, type MetEditionId } from "@health-exercise/domain/sport";
import { z } from "zod";

/** The id of a MET table. */
export const metEditionId = z.enum(Object.keys(MET_EDITIONS) as MetEditionId[]);
