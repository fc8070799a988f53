import { describe, expect, it } from "vitest";
import type { Matter } from "../../../src/chat/matter/matter-texts.data.ts";
import { isResolvedBy } from "../../../src/chat/matter/resolved-by.ts";
import { read } from "../../../src/language/read.ts";
import { traditional } from "../../support/traditional.ts";

const resolves = (message: string, matter: Matter) =>
  [message, traditional(message)].map((text) => isResolvedBy(read(text), matter));

describe("somebody close who knows of it", () => {
  it.each<[string, Matter]>([
    ["my mum knows now", "crisis"],
    ["my friend knows about it", "crisis"],
    ["my parents know everything", "eating"],
    ["妈妈已经知道了", "crisis"],
    ["我妈知道这件事", "crisis"],
    ["佢喺我身邊", "crisis"],
    ["她就在这里", "crisis"],
    ["我朋友在这里", "crisis"],
    ["I told my mum", "danger"],
    ["I am safe now", "danger"],
  ])("is told by %j: %s", (message, matter) => {
    expect(resolves(message, matter)).toEqual([true, true]);
  });

  it.each<[string, Matter]>([
    ["my husband knows now", "danger"],
    ["my dad knows", "danger"],
    ["我老公知道了", "danger"],
    ["我老公已经知道了", "danger"],
    ["my dad knows", "crisis"],
    ["my mum knows nothing", "crisis"],
    ["my mum knows nothing about it", "crisis"],
    ["My dad knows and does not care", "crisis"],
    ["My dad knows about it and doesn't care", "crisis"],
    ["I told my mum but she does not believe me", "crisis"],
    ["妈妈知道了会骂我", "crisis"],
    ["妈妈现在知道了会骂我", "crisis"],
    ["朋友知道了会笑我", "crisis"],
    ["我妈知道这件事，但是她不管", "crisis"],
    ["他们在这里", "crisis"],
    ["they are here now", "crisis"],
  ])("is not told by %j: %s", (message, matter) => {
    expect(resolves(message, matter)).toEqual([false, false]);
  });
});
