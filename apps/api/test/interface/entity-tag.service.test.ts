import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const A_LOG = {
  sport_name: "Running",
  sport_start: "2026-03-01T09:00:00Z",
  sport_end: "2026-03-01T09:31:00.250Z",
  cal: 300,
  iffinish: true,
  notes: "Windy — “fine”, 很好 🏃",
};
const A_SCHEME = {
  name: "Base",
  goal: "5 km",
  items: [{ sport_name: "Running", exercise_type: "running", minutes: 30 }],
};

/** A record that a person has, and how it is changed. */
type Kind = {
  readonly name: string;
  /** Makes one; gives where it is. */
  readonly make: (person: Person) => Promise<{ path: string; tag: string | null }>;
  readonly changes: readonly object[];
  readonly isDeletable: boolean;
};

const KINDS: readonly Kind[] = [
  {
    name: "a log",
    make: async (person) => made(await person.post("/api/sport/log", A_LOG)),
    changes: [{ cal: 301 }, { sport_feedback: "Harder than usual" }],
    isDeletable: true,
  },
  {
    name: "a scheme",
    make: async (person) => made(await person.post("/api/sport/schemes", A_SCHEME)),
    changes: [{ goal: "10 km" }, { sessions_per_week: 4 }],
    isDeletable: true,
  },
  {
    name: "a profile",
    make: async (person) => {
      const { headers } = await person.put("/api/profile", { weight_kg: 62.5, age: 40 });
      return { path: "/api/profile", tag: headers.get("ETag") };
    },
    changes: [{ weight_kg: 63 }, { goal: "Sleep" }],
    isDeletable: false,
  },
];

function made({ headers }: { readonly headers: Headers }) {
  return { path: headers.get("Location") ?? "", tag: headers.get("ETag") };
}

function change(person: Person, path: string, body: object, ifMatch: string) {
  return person.send("PUT", path, {
    headers: { "content-type": "application/json", "If-Match": ifMatch },
    body: JSON.stringify(body),
  });
}

describe.each(KINDS)("the entity tag of $name", ({ make, changes }) => {
  it("is strong, and the same in the answers that made, read and changed it", async () => {
    const person = await service.person({ weight_kg: 70, age: 30 });
    const { path, tag } = await make(person);
    expect(tag).toMatch(/^"[A-Za-z0-9_-]+"$/);
    expect((await person.get(path)).headers.get("ETag")).toBe(tag);
    for (const body of changes) {
      const changed = await person.put(path, body);
      const read = await person.get(path);
      expect(changed.headers.get("ETag")).toBe(read.headers.get("ETag"));
      expect(changed.headers.get("ETag")).not.toBe(tag);
    }
  });

  it("lets a change through that was made to what is stored, and no other", async () => {
    const person = await service.person();
    const { path, tag } = await make(person);
    const [first = {}, second = {}] = changes;
    const changed = await change(person, path, first, `"other", ${tag}`);
    expect(changed.status).toBe(200);
    const before = await person.get(path);
    for (const stale of [tag ?? "", `W/${before.headers.get("ETag")}`, "nonsense", '""']) {
      const refused = await change(person, path, second, stale);
      expect([refused.status, refused.body.code]).toEqual([412, "precondition_failed"]);
    }
    expect((await person.get(path)).text).toBe(before.text);
    expect((await change(person, path, second, "*")).status).toBe(200);
  });

  it("lets one of many changes at the same moment through", async () => {
    const person = await service.person();
    const { path, tag } = await make(person);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        change(person, path, index % 2 === 0 ? (changes[0] ?? {}) : (changes[1] ?? {}), tag ?? ""),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 412),
    ]);
  });

  it("spares who has it already the record", async () => {
    const person = await service.person();
    const { path, tag } = await make(person);
    const known = await person.send("GET", path, { headers: { "If-None-Match": `W/${tag}` } });
    expect([known.status, known.text]).toEqual([304, ""]);
    const other = await person.send("GET", path, { headers: { "If-None-Match": '"other"' } });
    expect(other.status).toBe(200);
  });
});

describe.each(KINDS.filter(({ isDeletable }) => isDeletable))(
  "the entity tag of $name that can be deleted",
  ({ make, changes }) => {
    it("keeps a changed record from being deleted unseen", async () => {
      const person = await service.person();
      const { path, tag } = await make(person);
      await person.put(path, changes[0]);
      const remove = (ifMatch: string) =>
        person.send("DELETE", path, { headers: { "If-Match": ifMatch } });
      expect((await remove(tag ?? "")).status).toBe(412);
      const { headers } = await person.get(path);
      expect((await remove(headers.get("ETag") ?? "")).status).toBe(200);
      expect((await remove("*")).status).toBe(404);
    });

    it("says nothing of somebody else's record, and comes after the shape", async () => {
      const [person, stranger] = [await service.person(), await service.person()];
      const { path } = await make(person);
      expect((await change(stranger, path, changes[0] ?? {}, '"x"')).status).toBe(403);
      const nothing = path.replace(/[0-9a-f]{12}$/, "000000000000");
      expect((await change(person, nothing, changes[0] ?? {}, '"x"')).status).toBe(404);
      expect((await change(person, path, { cal: "many", name: "" }, '"x"')).status).toBe(400);
    });
  },
);

it("refuses a condition on a profile that is not there", async () => {
  const person = await service.person();
  for (const ifMatch of ["*", '"x"'])
    expect((await change(person, "/api/profile", { age: 40 }, ifMatch)).status).toBe(412);
  expect((await person.get("/api/profile")).status).toBe(404);
});

it("is that of the log where feedback answers with one", async () => {
  const person = await service.person();
  const { headers } = await person.post("/api/sport/log", A_LOG);
  const path = headers.get("Location") ?? "";
  const feedback = await person.put(`${path}/feedback`, { feeling_rating: 4 });
  expect(feedback.headers.get("ETag")).toBe((await person.get(path)).headers.get("ETag"));
  const stale = await change(
    person,
    `${path}/feedback`,
    { feeling_rating: 5 },
    headers.get("ETag") ?? "",
  );
  expect(stale.status).toBe(412);
});

it("reads one scheme, and tells somebody else's from none", async () => {
  const [person, stranger] = [await service.person(), await service.person()];
  const created = await person.post("/api/sport/schemes", A_SCHEME);
  const path = `/api/sport/schemes/${created.body.id}`;
  expect((await person.get(path)).body).toEqual(created.body);
  expect((await stranger.get(path)).status).toBe(403);
  expect((await person.get("/api/sport/schemes/none")).status).toBe(404);
});
