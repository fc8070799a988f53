/** Where 95 % of the shares lie that a sample like this one would come from. */
export type Interval = { readonly low: number; readonly high: number };

/** How many deviations to either side hold 95 %. */
const DEVIATIONS = 1.96;

/** Wilson's interval for the share of these that were noticed among those tried; a whole part needs none. */
function wilson(noticed: number, tried: number): Interval {
  const share = noticed / tried;
  const squared = DEVIATIONS ** 2 / tried;
  const middle = (share + squared / 2) / (1 + squared);
  const spread = Math.sqrt(share * (1 - share) * squared + squared ** 2 / 4) / (1 + squared);
  return { low: middle - spread, high: middle + spread };
}

/** A part of the code: how many changes there are, how many were tried, and how many of these were noticed. */
export type Part = {
  readonly changes: number;
  readonly tried: number;
  readonly noticed: number;
};

/** The share of all changes that would be noticed: each part counts by its size, not by how many were drawn of it. */
export function shareOf(parts: readonly Part[]): number {
  const sum = sumOf(parts, ({ changes, noticed, tried }) => (changes * noticed) / tried);
  return sum / changesOf(parts);
}

/** The interval of that share: deviations of parts that were drawn add up by their squares, whole parts have none. */
export function intervalOf(parts: readonly Part[]): Interval {
  const share = shareOf(parts);
  const deviation = (bound: keyof Interval) =>
    Math.sqrt(
      sumOf(parts, (part) => {
        if (part.tried === part.changes) return 0;
        const own = part.noticed / part.tried;
        return (part.changes * (wilson(part.noticed, part.tried)[bound] - own)) ** 2;
      }),
    ) / changesOf(parts);
  return { low: share - deviation("low"), high: share + deviation("high") };
}

const changesOf = (parts: readonly Part[]) => sumOf(parts, ({ changes }) => changes);

function sumOf(parts: readonly Part[], amountOf: (part: Part) => number): number {
  return parts.reduce((sum, part) => sum + amountOf(part), 0);
}
