import type {
  KnowledgeDocumentSummary,
  NewKnowledgeDocument,
} from "@health-exercise/domain/knowledge";
import type { KnowledgeChange } from "@health-exercise/ports-repositories";
import { beforeEach, describe, expect, it } from "vitest";
import { aKnowledgeDocument } from "../builders/a-knowledge-document.ts";
import { aKnowledgeDocumentId } from "../builders/an-id.ts";
import { batchesOf, readChanges } from "./knowledge-changes.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

const LATER = new Date("2026-03-05T09:30:00.123Z");
const ODD_TEXT =
  'é e\u0301 \u0001\u001f\u007f\u0085\u2028\u2029\ufeff\ufffe\uffff 👩🏽‍🚀 𝔘𐀀 क्षि \u202eabc "\\" {a,b} \\u0041 ()\r\n\t$1 %s';

type Needed = "knowledge";

export function describeKnowledgeRepository(name: string, makeStorage: MakeStorage<Needed>): void {
  describe(`${name}: knowledge`, () => {
    let storage: StorageOf<Needed>;
    /** The latest revision before the test. */
    let start: number;
    beforeEach(async () => {
      storage = await makeStorage();
      start = (await readChanges(storage.knowledge, 0)).at(-1)?.revision ?? 0;
    });

    const importAll = (...batches: readonly (readonly NewKnowledgeDocument[])[]) =>
      storage.knowledge.importDocuments(batchesOf(...batches));
    const changes = (after = start) => readChanges(storage.knowledge, after);
    const stored = (document: NewKnowledgeDocument) => ({
      kind: "stored",
      revision: expect.any(Number),
      document,
    });
    const removed = (documentId: string) => ({
      kind: "removed",
      revision: expect.any(Number),
      documentId,
    });
    const idOf = (change: KnowledgeChange) =>
      change.kind === "stored" ? change.document.id : change.documentId;

    async function listed(pageSize = 1_000) {
      const documents: KnowledgeDocumentSummary[] = [];
      for (;;) {
        const page = { limit: pageSize, offset: documents.length };
        const read = await storage.knowledge.listDocuments(page);
        documents.push(...read.documents);
        if (read.documents.length < pageSize) return { documents, total: read.total };
      }
    }

    it("gives back every field as it was imported", async () => {
      const plain = aKnowledgeDocument();
      const full = aKnowledgeDocument({
        id: `x${aKnowledgeDocumentId()} ${ODD_TEXT}`,
        language: "zh",
        title: ODD_TEXT,
        text: `${ODD_TEXT}\n\n${"跑步前热身。".repeat(5_000)}`,
        summary: "",
        topics: ["热身", 'a "topic", {here}', "NULL", ""],
        audience: {
          ageGroups: ["under_5", "child", "adult", "older_adult"],
          conditions: ["type_1_diabetes", "copd"],
        },
        evidenceGrade: "moderate",
        source: {
          organisation: "组织",
          title: ODD_TEXT,
          year: 1990,
          url: "https://example.org/a?b",
        },
        checkedOn: "2024-02-29",
        passages: [
          { position: 0, headings: [], text: ODD_TEXT },
          { position: 1, headings: ["one", 'a "heading", {here}', "", "NULL"], text: "热身" },
          { position: 10, headings: [ODD_TEXT], text: "" },
        ],
        isWithheld: true,
        importedAt: LATER,
      });
      const bare = aKnowledgeDocument({ topics: [], passages: [], evidenceGrade: "consensus" });
      const counts = await importAll([plain, full, bare]);
      expect(counts).toEqual({ added: 3, changed: 0, unchanged: 0 });
      const documents = new Map((await changes()).map((change) => [idOf(change), change]));
      for (const document of [plain, full, bare]) {
        expect(documents.get(document.id)).toEqual(stored(document));
      }
    });

    it("gives a revision of its own to every document, higher than all before", async () => {
      const documents = Array.from({ length: 5 }, () => aKnowledgeDocument());
      await importAll(documents.slice(0, 3), documents.slice(3));
      const revisions = (await changes()).map(({ revision }) => revision);
      expect(new Set(revisions).size).toBe(5);
      expect(revisions).toEqual(revisions.toSorted((left, right) => left - right));
      expect(Math.min(...revisions)).toBeGreaterThan(start);
    });

    it("changes nothing where the same content is imported again", async () => {
      const document = aKnowledgeDocument();
      await importAll([document]);
      const before = await changes();
      const again = { ...document, importedAt: LATER };
      expect(await importAll([again])).toEqual({ added: 0, changed: 0, unchanged: 1 });
      expect(await changes()).toEqual(before);
    });

    it("puts a changed document with its passages in place of the stored one", async () => {
      const passage = (position: number, text: string) => ({ position, headings: ["x"], text });
      const first = aKnowledgeDocument({
        passages: [passage(0, "one"), passage(1, "two"), passage(2, "three")],
      });
      const other = aKnowledgeDocument();
      await importAll([first, other]);
      const between = (await changes()).at(-1)?.revision ?? 0;
      const second = aKnowledgeDocument({
        id: first.id,
        title: "After a run",
        text: "Cool down.",
        passages: [passage(0, "two"), passage(1, "four")],
        importedAt: LATER,
      });
      const counts = await importAll([second, other, aKnowledgeDocument()]);
      expect(counts).toEqual({ added: 1, changed: 1, unchanged: 1 });
      expect(await changes(between)).toContainEqual(stored(second));
      expect((await changes()).filter((change) => idOf(change) === first.id)).toHaveLength(1);
      const summary = (await listed()).documents.find(({ id }) => id === first.id);
      expect(summary).toMatchObject({ title: "After a run", passages: 2, importedAt: LATER });
    });

    it("stores nothing when the documents break off", async () => {
      const known = aKnowledgeDocument();
      await importAll([known]);
      const before = await changes();
      const broken = new Error("The file ends in the middle.");
      async function* breakingOff() {
        yield [aKnowledgeDocument(), { ...known, contentHash: "0".repeat(64), title: "Changed" }];
        yield [aKnowledgeDocument()];
        throw broken;
      }
      await expect(storage.knowledge.importDocuments(breakingOff())).rejects.toBe(broken);
      expect(await changes()).toEqual(before);
      expect(await importAll([known])).toEqual({ added: 0, changed: 0, unchanged: 1 });
    });

    it("keeps the later of two of the same id, and counts one document", async () => {
      const version = (id: string, title: string) => aKnowledgeDocument({ id, title });
      const [known, together, apart, back] = Array.from({ length: 4 }, aKnowledgeDocumentId);
      if (!known || !together || !apart || !back) throw new Error("unreachable");
      await importAll([version(known, "one"), version(back, "one")]);
      const counts = await importAll(
        [version(together, "one"), version(apart, "one"), version(together, "two")],
        [version(known, "one"), version(back, "two")],
        [version(apart, "two"), version(known, "two"), version(back, "one")],
        [version(apart, "three")],
      );
      expect(counts).toEqual({ added: 2, changed: 1, unchanged: 1 });
      const titles = (await changes()).map((change) => [
        idOf(change),
        change.kind === "stored" && change.document.title,
      ]);
      expect(new Map(titles as [string, string][])).toEqual(
        new Map([
          [known, "two"],
          [together, "two"],
          [apart, "three"],
          [back, "one"],
        ]),
      );
      expect(titles).toHaveLength(4);
    });

    it("takes an import of nothing, and batches of nothing", async () => {
      const nothing = { added: 0, changed: 0, unchanged: 0 };
      expect(await importAll()).toEqual(nothing);
      expect(await importAll([], [])).toEqual(nothing);
      expect(await changes()).toEqual([]);
    });

    it("lists by id, the same whatever the language, and counts all on every page", async () => {
      const prefix = aKnowledgeDocumentId();
      const suffixes = ["-a", "10", "9", "A", "B", "a", "b", "é", "\uffee", "🏃"];
      const documents = suffixes.map((suffix, index) =>
        aKnowledgeDocument({ id: `${prefix}${suffix}`, isWithheld: index % 2 === 0 }),
      );
      await importAll(documents.toReversed());
      const all = await listed();
      expect(all.documents.filter(({ id }) => id.startsWith(prefix))).toEqual(
        documents.map(({ id, language, title, isWithheld, importedAt, passages }) => ({
          id,
          language,
          title,
          isWithheld,
          importedAt,
          passages: passages.length,
        })),
      );
      expect(all.total).toBe(all.documents.length);
      const from = all.documents.findIndex(({ id }) => id.startsWith(prefix));
      for (const limit of [1, 3, 10]) {
        for (const offset of [from, from + 2, all.total - 1, all.total, all.total + 5]) {
          expect(await storage.knowledge.listDocuments({ limit, offset })).toEqual({
            documents: all.documents.slice(offset, offset + limit),
            total: all.total,
          });
        }
      }
    });

    it("removes what is there, says so, and leaves a change that tells of it", async () => {
      const [kept, one, two] = [aKnowledgeDocument(), aKnowledgeDocument(), aKnowledgeDocument()];
      await importAll([kept, one, two]);
      const between = (await changes()).at(-1)?.revision ?? 0;
      const ids = [one.id, aKnowledgeDocumentId(), two.id, one.id];
      const gone = await storage.knowledge.removeDocuments(ids);
      expect(gone.toSorted()).toEqual([one.id, two.id].toSorted());
      const after = await changes(between);
      expect(after).toHaveLength(2);
      expect(after).toEqual(expect.arrayContaining([removed(one.id), removed(two.id)]));
      expect(await changes()).toHaveLength(3);
      const own = (await listed()).documents.filter(({ id }) =>
        [kept.id, one.id, two.id].includes(id),
      );
      expect(own.map(({ id }) => id)).toEqual([kept.id]);
      expect(await storage.knowledge.removeDocuments(ids)).toEqual([]);
      expect(await storage.knowledge.removeDocuments([])).toEqual([]);
      expect(await changes(between)).toEqual(after);
    });

    it("takes a removed document again, and forgets that it was removed", async () => {
      const document = aKnowledgeDocument();
      await importAll([document]);
      await storage.knowledge.removeDocuments([document.id]);
      const between = (await changes()).at(-1)?.revision ?? 0;
      expect(await importAll([document])).toEqual({ added: 1, changed: 0, unchanged: 0 });
      expect(await changes()).toEqual([stored(document)]);
      expect(await changes(between)).toEqual([stored(document)]);
      await storage.knowledge.removeDocuments([document.id]);
      expect(await changes()).toEqual([removed(document.id)]);
    });

    it("gives changes in the order of their revisions, at most as many as wanted", async () => {
      const documents = Array.from({ length: 6 }, () => aKnowledgeDocument());
      await importAll(documents);
      await storage.knowledge.removeDocuments(documents.slice(0, 2).map(({ id }) => id));
      await importAll(
        documents.slice(2, 4).map((each) => aKnowledgeDocument({ id: each.id, title: "New" })),
      );
      await storage.knowledge.removeDocuments(documents.slice(4, 5).map(({ id }) => id));
      const all = await changes();
      expect(all.map(({ kind }) => kind)).toEqual([
        "stored",
        "removed",
        "removed",
        "stored",
        "stored",
        "removed",
      ]);
      for (const limit of [1, 2, 3, 5, 6, 7]) {
        for (const [index, { revision }] of all.entries()) {
          const page = await storage.knowledge.changesAfter(revision, limit);
          expect(page).toEqual(all.slice(index + 1, index + 1 + limit));
        }
      }
    });

    it("takes thousands of documents in one import", async () => {
      const prefix = aKnowledgeDocumentId();
      const text = "Breathe evenly while you run, and slow down when you cannot talk. ".repeat(10);
      const batches = Array.from({ length: 5 }, (_, batch) =>
        Array.from({ length: 1_000 }, (_, index) =>
          aKnowledgeDocument({
            id: `${prefix}-${batch}-${index}`,
            text,
            passages: [0, 1, 2].map((position) => ({ position, headings: ["Running"], text })),
          }),
        ),
      );
      expect(await importAll(...batches)).toEqual({ added: 5_000, changed: 0, unchanged: 0 });
      expect(new Set((await changes()).map(idOf)).size).toBe(5_000);
      expect(await importAll(...batches)).toEqual({ added: 0, changed: 0, unchanged: 5_000 });
      const ids = batches.flat().map(({ id }) => id);
      expect(await storage.knowledge.removeDocuments(ids)).toHaveLength(5_000);
    });

    it("replaces a document only while it is the one that was read", async () => {
      const read = aKnowledgeDocument({ text: "Read." });
      await storage.knowledge.importDocuments(batchesOf([read]));
      const renewed = aKnowledgeDocument({ id: read.id, text: "Renewed." });
      const replacement = { document: renewed, replacedHash: read.contentHash };
      expect(await storage.knowledge.replaceDocuments([replacement])).toBe(1);
      expect(await storage.knowledge.replaceDocuments([replacement])).toBe(0);
      await storage.knowledge.removeDocuments([read.id]);
      const late = { document: read, replacedHash: renewed.contentHash };
      expect(await storage.knowledge.replaceDocuments([late])).toBe(0);
      expect(await storage.knowledge.removeDocuments([read.id])).toEqual([]);
    });
  });
}
