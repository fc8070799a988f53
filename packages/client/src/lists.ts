import type { Answer, Init, PathsTaking } from "./calls.ts";

type Query = Record<string, unknown>;
type Body = Record<string, unknown>;

/** How a list is read on: where its items stand, and the query of the page after a page. */
type ListKind = {
  readonly items: string;
  /** Undefined at the end. */
  readonly next: (body: Body, query: Query, items: readonly unknown[]) => Query | undefined;
};

const byOffset: ListKind["next"] = ({ offset, has_more }, query, items) =>
  has_more === true ? { ...query, offset: Number(offset) + items.length } : undefined;

const byNextOffset: ListKind["next"] = ({ next_offset }, query) =>
  typeof next_offset === "number" ? { ...query, offset: next_offset } : undefined;

/** Where only the total says whether there is more. */
const byCount =
  (name: "offset" | "skip"): ListKind["next"] =>
  ({ [name]: before, total }, query, items) => {
    const next = Number(before) + items.length;
    return items.length > 0 && next < Number(total) ? { ...query, [name]: next } : undefined;
  };

/** Pages are counted back from the newest message: those that come meanwhile are left out. */
const byPage: ListKind["next"] = ({ page, limit, total }, query) => {
  const { as_of = total } = query;
  return Number(page) * Number(limit) < Number(as_of)
    ? { ...query, as_of, page: Number(page) + 1 }
    : undefined;
};

const byCursor: ListKind["next"] = ({ next_cursor, has_more }, query) =>
  has_more === true ? { ...query, cursor: next_cursor } : undefined;

/** The paths that are read in pages, by the document. */
type PagedPath = PathsTaking<"get", "query", "offset" | "skip" | "page" | "cursor">;

/** Every list that comes in pages: one that is not named here does not compile. */
const LISTS = {
  "/api/admin/users": { items: "users", next: byCount("offset") },
  "/api/chat/history": { items: "messages", next: byPage },
  "/api/chat/sessions": { items: "sessions", next: byCount("skip") },
  "/api/safety/incidents": { items: "incidents", next: byOffset },
  "/api/sport/changes": { items: "changes", next: byCursor },
  "/api/sport/history": { items: "records", next: byNextOffset },
  "/api/sport/logs": { items: "logs", next: byOffset },
  "/api/sport/schemes/user/{user_id}": { items: "schemes", next: byOffset },
  "/api/sport/validate-consistency/{user_id}": { items: "issues", next: byNextOffset },
} as const satisfies Readonly<Record<PagedPath, ListKind>>;

export type ListPath = keyof typeof LISTS;
export type Page<Path extends ListPath> = Answer<Path, "get">;
export type ListInit<Path extends ListPath> = Init<Path, "get">;

/** What a list is a list of. */
export type Item<Path extends ListPath> =
  Page<Path> extends Record<(typeof LISTS)[Path]["items"], readonly (infer Each)[]> ? Each : never;

type AnyInit = { readonly params?: { readonly query?: Query } };

/** The pages of a list, one after the other, each asked for when the one before was used. */
export async function* pagesOf<Path extends ListPath>(
  get: (path: Path, init: ListInit<Path>) => Promise<Page<Path>>,
  path: Path,
  init: ListInit<Path>,
): AsyncGenerator<Page<Path>, void, undefined> {
  const { items, next }: ListKind = LISTS[path];
  const given = (init ?? {}) as AnyInit;
  let query: Query | undefined = given.params?.query ?? {};
  while (query !== undefined) {
    const page: Page<Path> = await get(path, {
      ...given,
      params: { ...given.params, query },
    } as ListInit<Path>);
    yield page;
    const body = page as Body;
    query = next(body, query, body[items] as readonly unknown[]);
  }
}

/** The items of a list; one that moves to the next page while the list grows comes once. */
export async function* itemsOf<Path extends ListPath>(
  pages: AsyncIterable<Page<Path>>,
  path: Path,
): AsyncGenerator<Item<Path>, void, undefined> {
  let last: ReadonlySet<unknown> = new Set();
  for await (const page of pages) {
    const items = (page as Body)[LISTS[path].items] as readonly Item<Path>[];
    const ids = items.map((item) => (item as { readonly id?: unknown }).id);
    for (const [index, item] of items.entries()) {
      const { [index]: id } = ids;
      if (id === undefined || !last.has(id)) yield item;
    }
    last = new Set(ids);
  }
}
