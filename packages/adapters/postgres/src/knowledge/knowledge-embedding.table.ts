import type { StoredEmbedding } from "@health-exercise/ports-repositories";

/** A row of `knowledge_embedding`; `vector` holds 32-bit floats, the lowest byte first. */
export type KnowledgeEmbeddingTable = {
  readonly model: string;
  readonly text_hash: string;
  readonly vector: Buffer;
};

const FLOAT_BYTES = 4;
const LOWEST_BYTE_FIRST = true;

export function storedEmbeddingFrom({
  text_hash,
  vector,
}: Omit<KnowledgeEmbeddingTable, "model">): StoredEmbedding {
  const bytes = new DataView(vector.buffer, vector.byteOffset, vector.byteLength);
  // Moved as whole numbers, because reading a float may change the bits of one that is no number.
  const bits = new Uint32Array(vector.byteLength / FLOAT_BYTES);
  for (let index = 0; index < bits.length; index += 1) {
    bits[index] = bytes.getUint32(index * FLOAT_BYTES, LOWEST_BYTE_FIRST);
  }
  return { textHash: text_hash, vector: new Float32Array(bits.buffer) };
}

/** A vector as the column takes it. */
export function vectorBytes(vector: Float32Array): Buffer {
  const bits = new Uint32Array(vector.buffer, vector.byteOffset, vector.length);
  const bytes = new DataView(new ArrayBuffer(bits.length * FLOAT_BYTES));
  for (const [index, value] of bits.entries()) {
    bytes.setUint32(index * FLOAT_BYTES, value, LOWEST_BYTE_FIRST);
  }
  return Buffer.from(bytes.buffer);
}
