import process from "node:process";

/** A closed terminal or pipe must not stop the service, or keep it from stopping in order. */
export function ignoreBrokenOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
