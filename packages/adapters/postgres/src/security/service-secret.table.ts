/** A row of `service_secret`. */
export type ServiceSecretTable = { readonly name: string; readonly secret: Buffer };
