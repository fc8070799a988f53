import { integerText } from "./numbers.ts";

const MAX_OFFSET = 1_000_000_000;

/** `limit` and `offset` of a list. */
export const pageQuery = {
  limit: integerText({ min: 1, max: 100 }).default(20).meta({ description: "How many at most." }),
  offset: integerText({ min: 0, max: MAX_OFFSET })
    .default(0)
    .meta({ description: "How many to leave out first." }),
};
