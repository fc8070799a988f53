/** The one that reaches further. */
export function longerOf<Found extends { readonly end: number }>(
  left: Found | undefined,
  right: Found | undefined,
): Found | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return right.end > left.end ? right : left;
}
