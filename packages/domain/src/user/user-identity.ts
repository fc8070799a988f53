/** What an issuer of tokens calls somebody: the claims `iss` and `sub`, compared to the letter. */
export type UserIdentity = { readonly issuer: string; readonly subject: string };
