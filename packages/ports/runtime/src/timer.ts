/** Lets time pass. */
export interface Timer {
  /** Resolves after so many milliseconds; does not keep the process alive. */
  wait(milliseconds: number): Promise<void>;
}
