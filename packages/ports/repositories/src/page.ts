/** Which part of a list is wanted: at most `limit` items after leaving out `offset`. */
export type PageRequest = { readonly limit: number; readonly offset: number };
