/** Whether an error of Node.js or of PostgreSQL has the code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** For `catch`: gives undefined in place of an error that has one of the codes. */
export function ignore(...codes: readonly string[]): (error: unknown) => undefined {
  return (error) => {
    if (!codes.some((code) => hasCode(error, code))) {
      throw error;
    }
  };
}
