import { describe, expect, it } from "vitest";
import { readRecordQuestion } from "../../../../src/chat/records/read-record-question.ts";
import { read } from "../../../../src/language/read.ts";
import type { LocalDate } from "../../../../src/shared/local-date.ts";
import {
  labelsOfActivity,
  readSessionLabel,
  recordActivityNamed,
} from "../../../../src/sport/records/record-activity.ts";
import type { RecordActivity } from "../../../../src/sport/records/record-query.ts";

const TODAY = "2026-11-30" as LocalDate;
const SESSIONS = [
  ...["Run", "parkrun", "Tempo run", "晨跑", "Trail run", "Treadmill run", "Easy run on trails"],
  ...["Bike ride", "Ride to work", "Mountain biking", "E-Bike ride", "Spinning", "Zwift"],
  ...["Swim", "Lake swim", "Pool swim", "自由泳", "Sea swim"],
  ...["Walk", "Dog walk", "遛狗", "Nordic walking", "Yoga", "Hot yoga", "流瑜伽"],
  ...["Football", "5-a-side football", "Bouldering", "Climbing"],
  ...["Leg Day", "Push day", "Chest and back workout", "练腿", "胸背训练", "Gym"],
  ...["羽毛球双打", "羽毛球单打", "行山 - 龙脊"],
];
const LABELS = SESSIONS.map((sportName) => readSessionLabel({ sportName, exerciseType: null }));

function askedIn(question: string): RecordActivity | null {
  const asked = readRecordQuestion(read(question), { today: TODAY, before: null });
  if (asked?.kind !== "records" || !("activity" in asked.query)) throw new Error(question);
  return asked.query.activity;
}

function counted(activity: RecordActivity | null): readonly string[] {
  return activity === null ? [] : labelsOfActivity(LABELS, activity).map((each) => each.sportName);
}

describe("a kind of exercise that says more than the sport", () => {
  it.each([
    ["how many parkruns have I done", ["parkrun"]],
    ["how many tempo runs did I do in november", ["Tempo run"]],
    ["how often did I run on trails this year", ["Trail run", "Easy run on trails"]],
    ["treadmill runs this month?", ["Treadmill run"]],
    ["十一月晨跑几次", ["晨跑"]],
    ["今年越野跑几次", ["Trail run", "Easy run on trails"]],
    ["how many rides to work in october", ["Ride to work"]],
    ["今年骑车上班几次", ["Ride to work"]],
    ["how many e-bike rides this year", ["E-Bike ride"]],
    ["how often did I go mountain biking this year", ["Mountain biking"]],
    ["how many indoor rides this year", ["Spinning", "Zwift"]],
    ["when did i last swim in a lake", ["Lake swim"]],
    ["how many open water swims this year", ["Lake swim", "Sea swim"]],
    ["今年自由泳几次", ["自由泳"]],
    ["how many dog walks this month", ["Dog walk", "遛狗"]],
    ["今個月遛狗幾多次", ["Dog walk", "遛狗"]],
    ["how often did I go nordic walking this year", ["Nordic walking"]],
    ["how often did I do hot yoga this year", ["Hot yoga"]],
    ["how many times did I play 5-a-side football", ["5-a-side football"]],
    ["how many bouldering sessions this year", ["Bouldering"]],
    ["how many leg days since september", ["Leg Day", "练腿"]],
    ["when did i last train legs", ["Leg Day", "练腿"]],
    ["total minutes on push day", ["Push day"]],
    ["上次胸背训练什么时候", ["Chest and back workout", "胸背训练"]],
    ["今年練腿幾次", ["Leg Day", "练腿"]],
    ["今年打了几次双打", ["羽毛球双打"]],
    ["羽毛球单打今年打了几次", ["羽毛球单打"]],
    ["how many doubles this year", ["羽毛球双打"]],
    ["今年行咗幾多次龍脊", ["行山 - 龙脊"]],
    ["昨天打球了吗", ["Football", "5-a-side football", "羽毛球双打", "羽毛球单打"]],
    ["上次打波係幾時", ["Football", "5-a-side football", "羽毛球双打", "羽毛球单打"]],
    ["今年打了多少小时球", ["Football", "5-a-side football", "羽毛球双打", "羽毛球单打"]],
    ["11月打咗幾多場波", ["Football", "5-a-side football", "羽毛球双打", "羽毛球单打"]],
    ["今年踢了几次球", ["Football", "5-a-side football"]],
  ])("is counted by the names of its sessions: %s", (question, own) => {
    expect(counted(askedIn(question))).toEqual(own);
  });

  it.each([
    ["how many runs this year", 7],
    ["how many rides this year", 6],
    ["今年游泳几次", 5],
    ["今年走路几次", 4],
    ["how often did I play football this year", 2],
    ["how often did I go climbing this year", 2],
    ["how many runs did I do this year by the lake", 7],
  ])("is none where the sport is asked for: %s", (question, sessions) => {
    expect(counted(askedIn(question))).toHaveLength(sessions);
  });

  it("has no sessions where none is called so, be there others of the sport", () => {
    expect(counted(askedIn("was there a gravel ride in november?"))).toEqual([]);
    expect(counted(askedIn("今年夜跑几次"))).toEqual([]);
  });

  it("is told by the type of a session too", () => {
    const label = readSessionLabel({ sportName: "Lunch", exerciseType: "trail_running" });
    const hits = labelsOfActivity([label], recordActivityNamed("trail runs"));
    expect(hits).toEqual([label]);
    expect(labelsOfActivity([label], recordActivityNamed("treadmill runs"))).toEqual([]);
  });

  it("is compared with another of its sport", () => {
    const asked = readRecordQuestion(read("more trail runs or treadmill runs this year?"), {
      today: TODAY,
      before: null,
    });
    expect(asked).toMatchObject({
      query: {
        activity: { kind: "trail_running" },
        comparison: { with: "activity", activity: { kind: "treadmill_running" } },
      },
    });
  });
});
