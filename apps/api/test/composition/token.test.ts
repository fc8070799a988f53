import "reflect-metadata";
import { Container, ContainerModule } from "inversify";
import { describe, expect, it } from "vitest";
import {
  bindClass,
  bindRecord,
  bindTo,
  bindValue,
  createToken,
  resolve,
} from "../../src/composition/token.ts";

type Greeting = { readonly greeting: string };
type Count = { readonly count: number };

const GREETING = createToken<Greeting>("Greeting");
const COUNT = createToken<Count>("Count");
const TEXT = createToken<string>("text");

class Greeter {
  readonly #greeting: Greeting;
  readonly #count: Count;

  constructor(greeting: Greeting, count: Count) {
    this.#greeting = greeting;
    this.#count = count;
  }

  greet(): string {
    return this.#greeting.greeting.repeat(this.#count.count);
  }
}

describe("bindings", () => {
  it("give every asker the same thing, made of its dependencies", () => {
    const container = new Container();
    let made = 0;
    const both = createToken<{ greeter: Greeter; text: string }>("both");
    container.load(
      new ContainerModule((options) => {
        bindValue(options, GREETING, { greeting: "hi" });
        bindTo(options, COUNT, () => ({ count: ++made }), []);
        bindClass(options, Greeter, [GREETING, COUNT]);
        bindTo(options, TEXT, (greeter: Greeter, { count }) => greeter.greet() + count, [
          Greeter,
          COUNT,
        ]);
        bindRecord(options, both, { greeter: Greeter, text: TEXT });
      }),
    );
    expect(resolve(container, TEXT)).toBe("hi1");
    expect(resolve(container, both).text).toBe("hi1");
    expect(resolve(container, both).greeter).toBe(resolve(container, Greeter));
    expect(made).toBe(1);
  });

  it("do not compile with a dependency that is missing, superfluous or in the wrong place", () => {
    const wrong = new ContainerModule((options) => {
      // @ts-expect-error: a dependency is missing
      bindClass(options, Greeter, [GREETING]);
      // @ts-expect-error: the dependencies are swapped
      bindClass(options, Greeter, [COUNT, GREETING]);
      // @ts-expect-error: one too many
      bindClass(options, Greeter, [GREETING, COUNT, TEXT]);
      // @ts-expect-error: another type is made
      bindTo(options, TEXT, (count: Count) => count.count, [COUNT]);
      // @ts-expect-error: another type is asked for
      bindTo(options, TEXT, (count: Count) => String(count.count), [GREETING]);
      // @ts-expect-error: another type
      bindValue(options, TEXT, 7);
      // @ts-expect-error: another type under this name
      bindRecord(options, createToken<{ text: string }>("record"), { text: COUNT });
    });
    expect(wrong).toBeInstanceOf(ContainerModule);
  });
});
