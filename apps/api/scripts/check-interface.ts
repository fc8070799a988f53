/**
 * Says what of the interface breaks clients that were made for the released one:
 *   npx -y pnpm interface:check              fails where the changelog does not name it, or something that is new
 *   npx -y pnpm interface:check --release    keeps the interface of this source tree as the released one
 */

import { additions } from "./interface/additions.ts";
import type { ApiDescription } from "./interface/api-description.ts";
import { apiDocument } from "./interface/api-document.ts";
import { breakingChanges } from "./interface/breaking-changes.ts";
import {
  namedBreakingChanges,
  release,
  releasedInterface,
  unnamedAdditions,
} from "./interface/released.ts";

const current: ApiDescription = JSON.parse(await apiDocument());
if (process.argv.includes("--release")) {
  await release(current);
  console.log(
    "Kept: now run `npx -y pnpm format`, and give the section of what is unreleased in docs/interface-changelog.md its version.",
  );
} else {
  const named = await namedBreakingChanges();
  const released = await releasedInterface();
  const changes = breakingChanges(released, current);
  for (const change of changes)
    console.log(`${named.includes(change) ? "named" : "BREAKS"}  ${change}`);
  if (changes.some((change) => !named.includes(change))) {
    console.log("Name them in docs/interface-changelog.md, each as: - Breaking: `...`, and why.");
    process.exitCode = 1;
  }
  const unnamed = await unnamedAdditions(additions(released, current));
  for (const addition of unnamed) console.log(`UNNAMED ${addition}`);
  if (unnamed.length > 0) {
    console.log("Name them in docs/interface-changelog.md, each in `code`.");
    process.exitCode = 1;
  }
}
