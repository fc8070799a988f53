import { integerText } from "./numbers.ts";

/** `limit` and `offset` of a list. */
export const pageQuery = {
  limit: integerText({ min: 1, max: 100 }).default(20).meta({ description: "How many at most." }),
  offset: integerText({ min: 0, max: Number.MAX_SAFE_INTEGER })
    .default(0)
    .meta({ description: "How many to leave out first." }),
};
