import { describe, it } from "vitest";
import { expectEach } from "./claims-in-words.ts";
import { clausesIn } from "./sentences-in-words.ts";

describe("the clauses of a sentence", () => {
  it("begin at marks and joining words, and go on after brackets", () => {
    expectEach(clausesIn, [
      [
        "You ran 3 times (95 minutes) last week, and 5 times so far.",
        "you ran 3 times 1: ( 95 minutes ) 0: last week 2: , 3: and 5 times so far .",
      ],
      [
        "You ran (30 minutes (or so) on Monday) again.",
        "you ran 1: ( 30 minutes 2: ( or 3: so ) 1: on monday ) 0: again .",
      ],
      ["You ran: you swam.", "you ran 1: : you swam ."],
      [
        "You ran — you swam – you rode | you hiked.",
        "you ran 1: — you swam 2: – you rode 3: | you hiked .",
      ],
      ["A = b · c • d", "a 1: = b 2: · c 3: • d"],
      ["Runs 3-5, 3–5 and 1,000.", "runs 3 - 5 , 3 – 5 and 1000 ."],
      ["You ran, so you swam while you rode.", "you ran 1: , 2: so you swam 3: while you rode ."],
      ["You ran but you swam, so far so good.", "you ran 1: but you swam 2: , so far 3: so good ."],
      ["You ran whereas you swam which is fine.", "you ran 1: whereas you swam 2: which is fine ."],
      [
        "You ran although you swam, however you rode then.",
        "you ran 1: although you swam 2: , 3: however you rode 4: then .",
      ],
      ["You ran though you swam plus hiked.", "you ran 1: though you swam 2: plus hiked ."],
      ["Runs versus swims vs rides with yoga.", "runs 1: versus swims 2: vs rides 3: with yoga ."],
      ["你跑步但游泳而骑行所以好。", "你 跑 步 1: 但 游 泳 2: 而 骑 行 所 以 好 。"],
      ["你跑步因此好，不过累。", "你 跑 步 因 此 好 1: , 不 过 累 。"],
      ["你跑步同时游泳并骑行和散步。", "你 跑 步 同 时 游 泳 1: 并 骑 行 2: 和 散 步 。"],
      ["And you ran.", "and you ran ."],
      ["(You ran) well.", "( you ran ) well ."],
      ["You ran) well.", "you ran ) well ."],
      ["跑步、游泳：3次", "跑 步 1: 、 游 泳 2: : 3 次"],
    ]);
  });
});
