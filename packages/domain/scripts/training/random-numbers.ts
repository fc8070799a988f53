/** So many numbers the generator knows. */
export const RANDOM_NUMBERS = 0x80000000;

/** A linear congruential generator: the same numbers on every machine. */
export function nextRandom(state: number): number {
  return (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
}

/** The numbers after another one, as they are taken. */
export type RandomNumbers = { state: number };

/** The next number, from 0 to below 1. */
export function nextShare(numbers: RandomNumbers): number {
  numbers.state = nextRandom(numbers.state);
  return numbers.state / RANDOM_NUMBERS;
}

export function shuffle<Item>(items: Item[], numbers: RandomNumbers): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(nextShare(numbers) * (last + 1));
    const moved = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = moved;
  }
}
