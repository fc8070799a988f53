/** One published row: code, heading code, description, MET. */
export type MetRecord = readonly [
  code: string,
  headingCode: string,
  description: string,
  met: number,
];

/** One published heading: code and name. */
export type MetHeadingRecord = readonly [code: string, name: string];
