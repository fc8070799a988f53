import type { Container, ContainerModuleLoadOptions, ServiceIdentifier } from "inversify";

declare const brand: unique symbol;

/** A name for a dependency of type `T`. Plain symbols would let any dependency stand for any other. */
export type Token<T> = symbol & { readonly [brand]: T };

/** A new token; `name` shows in errors. */
export function createToken<T>(name: string): Token<T> {
  return Symbol(name) as Token<T>;
}

type Class<Dependencies extends readonly unknown[], T> = new (...dependencies: Dependencies) => T;

/** What a dependency is asked for by: a token, or a class of ours that stands for itself. */
export type Identifier<T> = Token<T> | Class<never, T>;

type Identifiers<Values extends readonly unknown[]> = {
  readonly [Index in keyof Values]: Identifier<Values[Index]>;
};

/**
 * Binds `identifier` to what `create` makes, once, of the dependencies named in the same order; one
 * that is missing or stands in the wrong place does not compile.
 */
export function bindTo<T, Dependencies extends readonly unknown[]>(
  { bind }: ContainerModuleLoadOptions,
  identifier: Identifier<T>,
  create: (...dependencies: Dependencies) => T,
  dependencies: Identifiers<Dependencies>,
): void {
  const make = (...values: unknown[]) => create(...(values as unknown as Dependencies));
  bind(identifier as ServiceIdentifier<T>)
    .toResolvedValue(make, dependencies as unknown as ServiceIdentifier<unknown>[])
    .inSingletonScope();
}

/** Binds a class to itself, made of the dependencies of its constructor. */
export function bindClass<T, Dependencies extends readonly unknown[]>(
  options: ContainerModuleLoadOptions,
  type: Class<Dependencies, T>,
  dependencies: Identifiers<NoInfer<Dependencies>>,
): void {
  bindTo<T, Dependencies>(
    options,
    type as unknown as Identifier<T>,
    (...values) => new type(...values),
    dependencies,
  );
}

/** Binds `token` to an object of dependencies by name. */
export function bindRecord<T extends object>(
  options: ContainerModuleLoadOptions,
  token: Token<T>,
  dependencies: { readonly [Name in keyof T]: Identifier<T[Name]> },
): void {
  const names = Object.keys(dependencies);
  const collect = (...values: readonly unknown[]) =>
    Object.fromEntries(names.map((name, index) => [name, values[index]])) as T;
  bindTo(options, token, collect, Object.values<Identifier<unknown>>(dependencies));
}

/** Binds `token` to something that exists already. */
export function bindValue<T>(
  { bind }: ContainerModuleLoadOptions,
  token: Token<T>,
  value: NoInfer<T>,
): void {
  bind(token as ServiceIdentifier<T>).toConstantValue(value);
}

/** What `identifier` stands for. */
export function resolve<T>(container: Container, identifier: Identifier<T>): T {
  return container.get(identifier as ServiceIdentifier<T>);
}
