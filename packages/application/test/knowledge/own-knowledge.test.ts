import type { NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import { aKnowledgeDocument } from "@health-exercise/testing/builders";
import { batchesOf } from "@health-exercise/testing/contracts";
import { inMemoryRepositories } from "@health-exercise/testing/in-memory";
import { describe, expect, it } from "vitest";
import { ImportKnowledge } from "../../src/knowledge/import-knowledge.ts";
import { ListKnowledge } from "../../src/knowledge/list-knowledge.ts";
import { RemoveKnowledge } from "../../src/knowledge/remove-knowledge.ts";
import { RenewKnowledge } from "../../src/knowledge/renew-knowledge.ts";

async function* failing(document: NewKnowledgeDocument) {
  yield [document];
  throw new Error("The second line is bad.");
}

describe("an import", () => {
  it("counts what is new, what is other and what is the same", async () => {
    const importing = new ImportKnowledge(inMemoryRepositories().knowledge);
    const [kept, other] = [aKnowledgeDocument(), aKnowledgeDocument()];
    expect(await importing.execute(batchesOf([kept], [other]))).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
      withheld: [],
    });
    const changed = aKnowledgeDocument({ id: other.id, text: "Cool down." });
    expect(await importing.execute(batchesOf([kept, changed]))).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 1,
    });
  });

  it("names what is withheld, by the last of each id", async () => {
    const importing = new ImportKnowledge(inMemoryRepositories().knowledge);
    const bad = aKnowledgeDocument({ isWithheld: true });
    const mended = aKnowledgeDocument({ isWithheld: true });
    const again = aKnowledgeDocument({ id: mended.id });
    const { withheld } = await importing.execute(batchesOf([bad, mended], [again]));
    expect(withheld).toEqual([bad.id]);
  });

  it("stores nothing when reading fails half way", async () => {
    const { knowledge } = inMemoryRepositories();
    const documents = failing(aKnowledgeDocument());
    await expect(new ImportKnowledge(knowledge).execute(documents)).rejects.toThrow("second line");
    const { total } = await new ListKnowledge(knowledge).execute({ limit: 10, offset: 0 });
    expect(total).toBe(0);
  });
});

describe("a removal", () => {
  it("gives the ids of those that were there", async () => {
    const { knowledge } = inMemoryRepositories();
    const document = aKnowledgeDocument();
    await new ImportKnowledge(knowledge).execute(batchesOf([document]));
    const removing = new RemoveKnowledge(knowledge);
    expect(await removing.execute([document.id, "unknown"])).toEqual([document.id]);
    expect(await removing.execute([document.id])).toEqual([]);
  });
});

describe("a renewal", () => {
  it("stores what comes out otherwise, each once, over any number of pages", async () => {
    const { knowledge } = inMemoryRepositories();
    const documents = Array.from({ length: 120 }, (_, index) =>
      aKnowledgeDocument({ text: index % 2 === 0 ? "old" : "new" }),
    );
    const removed = aKnowledgeDocument();
    await new ImportKnowledge(knowledge).execute(batchesOf([...documents, removed]));
    await new RemoveKnowledge(knowledge).execute([removed.id]);
    const renewal = new RenewKnowledge(knowledge);
    const renew = (document: NewKnowledgeDocument) =>
      document.text === "new"
        ? document
        : aKnowledgeDocument({ id: document.id, text: `even ${document.text}er` });
    expect(await renewal.execute(renew)).toEqual({ changed: 60, unchanged: 60 });
    const [change] = await knowledge.changesAfter(0, 1);
    expect(change).toMatchObject({ document: { text: "new" } });
    expect(await renewal.execute((document) => document)).toEqual({ changed: 0, unchanged: 120 });
  });
});
