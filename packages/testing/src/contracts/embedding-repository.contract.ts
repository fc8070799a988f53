import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

const aTextHash = () => randomBytes(32).toString("hex");
const aModel = () => `model-${randomBytes(8).toString("hex")}`;
const bitsOf = (vector: Float32Array) => [
  ...new Uint32Array(vector.buffer, vector.byteOffset, vector.length),
];

type Needed = "embeddings";

export function describeEmbeddingRepository(name: string, makeStorage: MakeStorage<Needed>): void {
  describe(`${name}: embeddings`, () => {
    let storage: StorageOf<Needed>;
    beforeEach(async () => {
      storage = await makeStorage();
    });

    async function read(model: string, textHash: string) {
      const [found] = await storage.embeddings.findEmbeddings(model, [textHash]);
      return found?.vector;
    }

    it("give back every bit of a vector", async () => {
      const model = aModel();
      const numbers = [0, -0, 0.1, -1, 1e-45, 3.4028234663852886e38, Number.POSITIVE_INFINITY];
      const odd = new Float32Array(new Uint32Array([0x7fa00001, 0xffc12345, 0x00000001]).buffer);
      const inTheMiddle = new Float32Array([9, 0.25, 0.5, 9]).subarray(1, 3);
      const long = Float32Array.from({ length: 3_072 }, (_, index) => Math.sin(index));
      for (const vector of [new Float32Array(numbers), odd, inTheMiddle, long]) {
        const textHash = aTextHash();
        await storage.embeddings.saveEmbeddings(model, [{ textHash, vector }]);
        const stored = await read(model, textHash);
        expect(stored).toBeInstanceOf(Float32Array);
        expect(bitsOf(stored ?? new Float32Array())).toEqual(bitsOf(vector));
      }
    });

    it("find what is stored for the model, each once, and nothing else", async () => {
      const [model, other] = [aModel(), aModel()];
      const [one, two, missing] = [aTextHash(), aTextHash(), aTextHash()];
      await storage.embeddings.saveEmbeddings(model, [
        { textHash: one, vector: new Float32Array([1]) },
        { textHash: two, vector: new Float32Array([2]) },
      ]);
      await storage.embeddings.saveEmbeddings(other, [
        { textHash: one, vector: new Float32Array([3, 4]) },
      ]);
      const found = await storage.embeddings.findEmbeddings(model, [two, missing, one, two]);
      expect(found).toHaveLength(2);
      expect(new Map(found.map(({ textHash, vector }) => [textHash, [...vector]]))).toEqual(
        new Map([
          [one, [1]],
          [two, [2]],
        ]),
      );
      expect(await read(other, one)).toEqual(new Float32Array([3, 4]));
      expect(await storage.embeddings.findEmbeddings(model, [])).toEqual([]);
      expect(await storage.embeddings.findEmbeddings(aModel(), [one])).toEqual([]);
    });

    it("keep the vector that came first", async () => {
      const [model, known, fresh] = [aModel(), aTextHash(), aTextHash()];
      const save = (...values: readonly (readonly [string, number])[]) =>
        storage.embeddings.saveEmbeddings(
          model,
          values.map(([textHash, value]) => ({ textHash, vector: new Float32Array([value]) })),
        );
      await save([known, 1]);
      await save([known, 2], [fresh, 3], [fresh, 3]);
      await save();
      expect(await read(model, known)).toEqual(new Float32Array([1]));
      expect(await read(model, fresh)).toEqual(new Float32Array([3]));
    });

    it("are their own, whatever happens to the arrays that were given or found", async () => {
      const [model, textHash] = [aModel(), aTextHash()];
      const vector = new Float32Array([1]);
      await storage.embeddings.saveEmbeddings(model, [{ textHash, vector }]);
      vector[0] = 2;
      (await read(model, textHash))?.fill(3);
      expect(await read(model, textHash)).toEqual(new Float32Array([1]));
    });
  });
}
