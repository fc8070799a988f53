import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ActivityFile } from "@health-exercise/ports-activity-files";
import { onTestFinished } from "vitest";

/** A file on disk for one test; what it is called says nothing about what is in it. */
export function aFile(content: string | Uint8Array, name = "upload.bin"): ActivityFile {
  const folder = mkdtempSync(join(tmpdir(), "activity-files-"));
  const path = join(folder, "sent");
  writeFileSync(path, content);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { name, path };
}
