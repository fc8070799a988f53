import type { Stats } from "node:fs";
import { lstat, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PREFIX = "health-exercise-upload-";
/** No request lasts nearly as long. */
const OLD_MILLISECONDS = 86_400_000;

/**
 * Where the files of one request are kept, readable by nobody but this process's user. It goes with the request; a
 * process that is killed leaves its directories behind, and the next start a day later removes them.
 */
export class UploadDirectory {
  readonly #path: string;
  #files = 0;

  private constructor(path: string) {
    this.#path = path;
  }

  /** A new one in the system's directory for temporary files (`TMPDIR`), with mode 0700. */
  static async make(): Promise<UploadDirectory> {
    return new UploadDirectory(await mkdtemp(join(tmpdir(), PREFIX)));
  }

  /** Writes a file as it arrives. The name of the file on disk is none that a client could choose. */
  async keep(
    source: AsyncIterable<Uint8Array>,
  ): Promise<{ readonly path: string; readonly size: number }> {
    this.#files += 1;
    const path = join(this.#path, String(this.#files));
    let size = 0;
    async function* counted() {
      for await (const chunk of source) {
        size += chunk.length;
        yield chunk;
      }
    }
    await writeFile(path, counted(), { flag: "wx", mode: 0o600 });
    return { path, size };
  }

  async remove(): Promise<void> {
    await rm(this.#path, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Removes what killed processes left behind. Whatever cannot be looked at or removed stays: it may be somebody else's. */
export async function removeOldUploads(now: Date): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(PREFIX))) {
    const path = join(tmpdir(), name);
    const stats: Stats | undefined = await lstat(path).catch(() => undefined);
    if (stats === undefined || now.getTime() - stats.mtimeMs < OLD_MILLISECONDS) continue;
    await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}
