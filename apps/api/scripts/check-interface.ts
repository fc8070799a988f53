/**
 * Says what of the interface breaks clients that were made for the released one:
 *   npx -y pnpm interface:check              fails where the changelog does not name it
 *   npx -y pnpm interface:check --release    keeps the interface of this source tree as the released one
 */

import type { ApiDescription } from "./interface/api-description.ts";
import { apiDocument } from "./interface/api-document.ts";
import { breakingChanges } from "./interface/breaking-changes.ts";
import { namedBreakingChanges, release, releasedInterface } from "./interface/released.ts";

const current: ApiDescription = JSON.parse(await apiDocument());
if (process.argv.includes("--release")) {
  await release(current);
  console.log(
    "Kept: now run `npx -y pnpm format`, and give the section of what is unreleased in docs/interface-changelog.md its version.",
  );
} else {
  const named = await namedBreakingChanges();
  const changes = breakingChanges(await releasedInterface(), current);
  for (const change of changes)
    console.log(`${named.includes(change) ? "named" : "BREAKS"}  ${change}`);
  if (changes.some((change) => !named.includes(change))) {
    console.log("Name them in docs/interface-changelog.md, each as: - Breaking: `...`, and why.");
    process.exitCode = 1;
  }
}
