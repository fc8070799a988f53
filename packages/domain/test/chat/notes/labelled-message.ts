/** A message, and the notes that it gives, each as "kind: text"; a message alone gives none. */
export type LabelledMessage = readonly [message: string, ...notes: string[]];
