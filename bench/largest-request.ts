import type { Script } from "./block-scripts.ts";

/** Who asks, and what of theirs can be named. */
export type Asker = {
  readonly userId: string;
  readonly logId: string;
  readonly schemeId: string;
  readonly sessionId: string;
  readonly goalId: string;
  readonly noteId: string;
};

/** A request at the largest that a route takes. */
export type LargestRequest = {
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly form?: Readonly<Record<string, string>>;
  readonly file?: string;
  /** Another answer than success: the route is asked for what is not there. */
  readonly status?: number;
};

/** Writes it in a script, of what the asker has. */
export type Largest = (write: Script, asker: Asker) => LargestRequest;
