/** Whether one letter was added, left out or mistaken after the first. */
export function differsByOneLetter(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1 || left[0] !== right[0]) return false;
  let start = 1;
  while (start < left.length && left[start] === right[start]) start += 1;
  let end = 0;
  const most = Math.min(left.length, right.length) - start;
  while (end < most && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  return Math.max(left.length, right.length) - start - end <= 1;
}
