/** What a path leads to, and the values of its parameters. */
export type PathMatch<Target> = {
  readonly target: Target;
  readonly params: Readonly<Record<string, string>>;
};

type Leaf<Target> = { readonly target: Target; readonly names: readonly string[] };

type Node<Target> = {
  readonly byWord: Map<string, Node<Target>>;
  /** What stands behind any segment. */
  any: Node<Target> | undefined;
  leaf: Leaf<Target> | undefined;
};

/**
 * Finds what a path belongs to by its segments, so that it takes the same time however many paths are known. Segments that
 * are named come before those that may be anything; case and a slash at the end make a difference.
 */
export class PathTable<Target> {
  readonly #root: Node<Target> = emptyNode();

  /** `pattern` has parameters in braces, each a whole segment: `/api/sport/log/{log_id}`. */
  add(pattern: string, target: Target): void {
    const names: string[] = [];
    let node = this.#root;
    for (const segment of segmentsOf(pattern)) {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1];
      if (name !== undefined) names.push(name);
      node = name === undefined ? nodeOf(node, segment) : anyOf(node);
    }
    if (node.leaf !== undefined) throw new Error(`Two routes have the path ${pattern}.`);
    node.leaf = { target, names };
  }

  find(path: string): PathMatch<Target> | undefined {
    const values: string[] = [];
    const leaf = leafOf(this.#root, segmentsOf(path), 0, values);
    if (leaf === undefined) return undefined;
    const params: Record<string, string> = {};
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index] as string;
      params[leaf.names[index] as string] = value.includes("%") ? decodeURIComponent(value) : value;
    }
    return { target: leaf.target, params };
  }
}

function leafOf<Target>(
  node: Node<Target>,
  segments: readonly string[],
  depth: number,
  values: string[],
): Leaf<Target> | undefined {
  const segment = segments[depth];
  if (segment === undefined) return node.leaf;
  const named = node.byWord.get(segment);
  const found = named && leafOf(named, segments, depth + 1, values);
  if (found !== undefined || node.any === undefined || segment === "") return found;
  const before = values.length;
  values.push(segment);
  const leaf = leafOf(node.any, segments, depth + 1, values);
  if (leaf === undefined) values.length = before;
  return leaf;
}

function segmentsOf(path: string): readonly string[] {
  return path.slice(1).split("/");
}

function nodeOf<Target>(node: Node<Target>, word: string): Node<Target> {
  const known = node.byWord.get(word) ?? emptyNode<Target>();
  node.byWord.set(word, known);
  return known;
}

function anyOf<Target>(node: Node<Target>): Node<Target> {
  node.any ??= emptyNode();
  return node.any;
}

function emptyNode<Target>(): Node<Target> {
  return { byWord: new Map(), any: undefined, leaf: undefined };
}
