import { pipeline, Readable, type Transform } from "node:stream";
import { FileFault, isSystemError } from "../file-fault.ts";
import { COMPRESSION_RATIO, RATIO_CHECKED_BYTES } from "../limits.data.ts";

/** The unpacked bytes of `packed`, at most so many. @throws FileFault where it is damaged, too large or a bomb. */
export async function* unpacked(
  packed: AsyncIterable<Uint8Array>,
  createUnpacker: () => Transform,
  most: number,
): AsyncGenerator<Uint8Array> {
  let packedBytes = 0;
  let unpackedBytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of packed) {
      packedBytes += chunk.length;
      yield chunk;
    }
  }
  const unpacker = createUnpacker();
  const source = Readable.from(counted(), { objectMode: false });
  // What goes wrong reaches the loop below through the unpacker.
  pipeline(source, unpacker, () => undefined);
  try {
    for await (const chunk of unpacker) {
      unpackedBytes += chunk.length;
      if (unpackedBytes > most) throw new FileFault("unpacks_too_large", { limit: most });
      if (unpackedBytes > Math.max(RATIO_CHECKED_BYTES, packedBytes * COMPRESSION_RATIO))
        throw new FileFault("compression_bomb");
      yield chunk;
    }
  } catch (error) {
    if (error instanceof FileFault || isSystemError(error)) throw error;
    throw new FileFault("packed_damaged");
  } finally {
    unpacker.destroy();
    source.destroy();
  }
}
