import { createGunzip } from "node:zlib";
import type { Content } from "./content.ts";
import type { UnpackBudget } from "./unpack-budget.ts";
import { unpacked } from "./unpacked.ts";

/** What a gzip file holds. */
export function gzipContent({ path: _, ...packed }: Content, budget: UnpackBudget): Content {
  const open = () => unpacked(packed.open(), createGunzip, budget.limits.unpackedBytes);
  return { ...packed, packing: "gzip", open: budget.charged(open) };
}
