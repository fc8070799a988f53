import { describe, expect, it } from "vitest";
import { withSeasonNamed } from "../../../src/chat/question/named-season.ts";
import { read } from "../../../src/language/read.ts";

const told = (question: string) => withSeasonNamed(read(question)).source.replaceAll(/\s+/g, " ");

describe("a temperature", () => {
  it.each([
    ["is it ok to run at -5 degrees?", "is it ok to run at -5 degrees in cold weather ?"],
    ["can i run when it's minus 10?", "can i run when it's minus 10 in cold weather ?"],
    ["running at 38°C, ok?", "running at 38°C in hot weather , ok?"],
    ["零下五度能跑步吗", "零下五度冷天能跑步吗"],
    ["而家負五度跑步得唔得", "而家負五度冷天跑步得唔得"],
    ["三十五度可以打球吗", "三十五度热天可以打球吗"],
  ])("is told as the season of which texts are written: %j", (question, meant) => {
    expect(told(question)).toBe(meant);
  });

  it.each([
    "发烧38度能跑步吗",
    "静蹲膝盖弯45度还是90度",
    "水温28度适合游泳吗",
    "is it ok to run at 32 degrees",
    "can i run with a fever of 38 °C",
    "15度能跑步吗",
    "近视600度能打篮球吗",
    "do 3-5 sets build muscle",
    "I lost -5 kg",
    "跑步可以减肥吗",
  ])("is no season where something else is told in degrees, or it is open: %j", (question) => {
    expect(told(question)).toBe(question);
  });
});
