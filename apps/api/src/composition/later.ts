import type { Route } from "@health-exercise/adapter-http";

/** Something that is loaded once, when it is first asked for; a failure is forgotten, so that the next one tries again. */
export type Later = () => Promise<void>;

export function later(load: () => Promise<void>): Later {
  let loading: Promise<void> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Stands for what `get` gives once it is there: names are looked up there when they are used. */
export function standInFor<T extends object>(get: () => T): T {
  return new Proxy({} as T, { get: (_, name) => get()[name as keyof T] });
}

/** The same routes, whose handlers wait for what they need. */
export function waitingFor(loaded: Later, routes: readonly Route[]): readonly Route[] {
  return routes.map((route) => ({
    ...route,
    handler: async (input) => {
      await loaded();
      return route.handler(input);
    },
  }));
}
