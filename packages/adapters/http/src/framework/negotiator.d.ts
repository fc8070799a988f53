/** What is used of the package, whose published types do not know what a server prefers. */
declare module "negotiator" {
  class Negotiator {
    constructor(request: {
      readonly headers: Readonly<Record<string, string | string[] | undefined>>;
    });
    /** Those of `available` that the request takes, the best first; where it likes them equally, as `preferred` has them. */
    encodings(available: string[], options: { readonly preferred: string[] }): string[];
  }
  export = Negotiator;
}
