import { z } from "zod";

/** An instant in a response: ISO 8601, UTC, milliseconds. */
export const instantOut = z.string().meta({ format: "date-time" });

/** A calendar day in a response. */
export const dateOut = z.string().meta({ format: "date" });

/** A record's id in a response. */
export const idOut = z.string().meta({ format: "uuid" });

/** A count in a response. */
export const countOut = z.int().min(0);

/** Minutes or MET-minutes in a response: one decimal, rounded half up. */
export const oneDecimalOut = z.number().meta({ description: "One decimal, rounded half up." });
