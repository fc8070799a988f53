import { mkdir } from "node:fs/promises";
import type { FileToRead } from "./thread/thread-protocol.ts";

/** The folder for what has to lie on disk while a file is read, made when it is asked for. */
export const scratchOf =
  ({ scratch }: Pick<FileToRead, "scratch">) =>
  async (): Promise<string> => {
    await mkdir(scratch, { recursive: true, mode: 0o700 });
    return scratch;
  };
