import { describe, expect, it } from "vitest";
import { plainComplaint } from "../../../src/chat/question/plain-complaint.ts";
import { read } from "../../../src/language/read.ts";

const plain = (text: string) => plainComplaint(read(text)).source;

describe("a complaint that is made a joke of", () => {
  it.each([
    ["haha my back cracks like popcorn when i bend", "my back cracks when i bend"],
    ["lol my knees sound like bubble wrap", "my knees crack"],
    ["my hips pop like a champagne cork lol", "my hips pop"],
    ["my knees hurt like an old granny lol", "my knees hurt"],
    ["my shoulder clicks like a metronome, is that bad", "my shoulder clicks, is that bad"],
    ["My ankles crackle like rice krispies every morning", "My ankles crack every morning"],
    ["我個膝頭痛到好似阿婆咁 笑死", "我個膝頭痛"],
    ["我的膝盖痛得像个老太婆 笑死", "我膝盖痛"],
    ["膝蓋痛到像老人一樣 哈哈", "膝蓋痛"],
    ["膝盖像鞭炮一样响 哈哈哈", "膝盖响"],
    ["肩膀响得跟放炮似的，正常吗", "肩膀响，正常吗"],
    ["我個腰一彎就卜卜聲 笑死", "我個腰一彎就咔咔响"],
  ])("is looked up without the joke: %s", (text, told) => {
    expect(plain(text)).toBe(told);
  });

  it.each([
    "my knee feels like it is giving way lol",
    "my knee hurts like being stabbed",
    "my foot is sore like pins and needles",
    "my knee hurts like when i was injured",
    "would like to know why my knee clicks",
    "i like how my back cracks",
    "膝盖好像扭到了",
    "膝盖疼得像针扎一样，怎么办",
    "腿痛得像火烧一样",
    "腰痛到好似斷咗咁",
  ])("is none where it says how it feels or seems: %s", (text) => {
    expect(plain(text).replace(/ ?lol$/u, "")).toBe(text.replace(/ ?lol$/u, ""));
  });

  it.each(["lol did 5k", "哈哈 我今天跑了五公里", "I ran like the wind", "我的计划像马拉松一样长"])(
    "is none where nothing hurts or makes a noise: %s",
    (text) => {
      expect(plain(text)).toBe(text);
    },
  );
});
