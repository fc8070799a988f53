import type { TextLanguage } from "@health-exercise/domain/language";
import type { GoalPeriod, UnrecordedMeasure } from "@health-exercise/domain/sport";

export type MeasureUnit =
  | "kilometers"
  | "meters"
  | "miles"
  | "yards"
  | "feet"
  | "feetAndInches"
  | "kilometersPerHour"
  | "milesPerHour"
  | "minutesPerKilometer"
  | "minutesPerMile"
  | "secondsPerKilometer"
  | "secondsPerMile";

/** How a number of each unit is written. */
export const MEASURE_UNITS: Readonly<Record<TextLanguage, Readonly<Record<MeasureUnit, string>>>> =
  {
    en: {
      kilometers: "{n} km",
      meters: "{n} m",
      miles: "{n} miles",
      yards: "{n} yards",
      feet: "{n} ft",
      feetAndInches: "{n} ft {inches} in",
      kilometersPerHour: "{n} km/h",
      milesPerHour: "{n} mph",
      minutesPerKilometer: "{n} min/km",
      minutesPerMile: "{n} min/mile",
      secondsPerKilometer: "{n} seconds a kilometer",
      secondsPerMile: "{n} seconds a mile",
    },
    zh: {
      kilometers: "{n}公里",
      meters: "{n}米",
      miles: "{n}英里",
      yards: "{n}码",
      feet: "{n}英尺",
      feetAndInches: "{n}英尺{inches}英寸",
      kilometersPerHour: "每小时{n}公里",
      milesPerHour: "每小时{n}英里",
      minutesPerKilometer: "{n}/公里",
      minutesPerMile: "{n}/英里",
      secondsPerKilometer: "每公里{n}秒",
      secondsPerMile: "每英里{n}秒",
    },
  };

type Measured = "distance" | "pace" | UnrecordedMeasure;
type Stretch =
  | "fastest_1_km"
  | "fastest_5_km"
  | "fastest_10_km"
  | "fastest_half_marathon"
  | "fastest_marathon";
type Change = "faster" | "slower" | "same";

/** What is told of distances, paces and what else was measured; `{places}` are filled with the person's figures. */
export type MeasureTexts = {
  readonly distance: string;
  readonly anyDistance: string;
  /** Where not every session tells how far it was. */
  readonly partly: string;
  readonly averageDistance: string;
  readonly pace: string;
  readonly speed: string;
  readonly unknown: Readonly<Record<Measured, string>>;
  readonly whereFrom: string;
  readonly ofRace: Readonly<Record<"pace" | "distance", string>>;
  readonly comparedDistances: string;
  readonly comparedActivities: string;
  readonly comparedPaces: string;
  readonly paceChange: Readonly<Record<Change, string>>;
  readonly paceTrend: string;
  readonly longestDistance: string;
  readonly longestDistanceWhen: string;
  readonly bestPace: string;
  readonly bestSpeed: string;
  readonly stretches: Readonly<Record<Stretch, string>>;
  readonly fastest: string;
  readonly fastestOnTrack: string;
  readonly noStretch: string;
  readonly last: Readonly<Record<Measured | "speed", string>>;
  readonly lastUnknown: string;
  readonly ofIt: string;
  readonly ofItUnknown: string;
  readonly names: Readonly<Record<Measured, string>>;
  readonly meanBeats: string;
  readonly mostBeats: string;
  readonly eachGroup: string;
  readonly eachAny: string;
  /** All days, as a sentence begins with them. */
  readonly soFar: string;
  readonly weekFrom: string;
  readonly over: string;
  readonly goalName: string;
  readonly goalOf: Readonly<Record<GoalPeriod, string>>;
  readonly goalOpen: string;
  readonly goalReached: string;
  /** That none is of the kind of exercise that is asked about. */
  readonly goalNone: string;
  /** Of a period that is over. */
  readonly goalOver: string;
  readonly goalPaused: string;
  readonly goalMore: Readonly<Record<"one" | "other", string>>;
  readonly onTrack: string;
  readonly daysLeft: Readonly<Record<"one" | "other", string>>;
};

export const MEASURE_TEXTS: Readonly<Record<TextLanguage, MeasureTexts>> = {
  en: {
    distance: "{When} your {activity} came to {distance}, in {sessions}.",
    anyDistance: "{When} you covered {distance}, in {sessions}.",
    partly: "{measured} of these {sessions} tell how far you went.",
    averageDistance: "{When} your {activity} sessions were {distance} on average, over {sessions}.",
    pace: "{When} your {activity} pace was {pace} on average, over {pacedDistance}.",
    speed: "{When} your {activity} speed was {speed} on average, over {distance}.",
    unknown: {
      distance: "How far you went is not on record.",
      pace: "Your pace is not on record.",
      heart_rate: "Your heart rate over these sessions is not on record.",
      steps: "Your steps are not on record.",
      climb: "How much you climbed is not on record.",
    },
    whereFrom:
      "I know it only where a watch, a phone or you recorded it with a session; you can ask me about your last one.",
    ofRace: { pace: "Its pace was {pace}.", distance: "It came to {distance}." },
    comparedDistances:
      "{When} your {activity} came to {distance} in {sessions}, {otherWhen} to {otherDistance} in {otherSessions}.",
    comparedActivities:
      "{When} your {activity} came to {distance} in {sessions}, and your {otherActivity} to {otherDistance} in {otherSessions}.",
    comparedPaces:
      "{When} your {activity} pace was {pace} on average, {otherWhen} it was {otherPace}.",
    paceChange: {
      faster: "So you were faster {when}, by {difference}.",
      slower: "So you were slower {when}, by {difference}; an easier pace is just as good.",
      same: "That is the same.",
    },
    paceTrend:
      "Over the last four full weeks your {activity} pace was {pace}, in the four before it was {otherPace}.",
    longestDistance: "{When} your furthest {session} was {distance}: {name}, {on}.",
    longestDistanceWhen: "{When} your furthest {session} was {on}, {ago}: {name}, {distance}.",
    bestPace:
      "{When} your fastest {session} had a pace of {pace}: {name}, {distance} in {time}, {on}.",
    bestSpeed:
      "{When} your fastest {session} had a speed of {speed} on average: {name}, {distance} in {time}, {on}.",
    stretches: {
      fastest_1_km: "1 km",
      fastest_5_km: "5 km",
      fastest_10_km: "10 km",
      fastest_half_marathon: "half marathon",
      fastest_marathon: "marathon",
    },
    fastest: "{When} your fastest {stretch} took {time}: {name}, {on}.",
    fastestOnTrack: "{When} your fastest {stretch} took {time}, {on}.",
    noStretch: "I have no {stretch} time on record {when}.",
    last: {
      distance: "Your last {session} was {distance}: {name}, {on} ({ago}).",
      pace: "Your last {session} had a pace of {pace}: {name}, {distance} in {time}, {on} ({ago}).",
      speed:
        "Your last {session} had a speed of {speed}: {name}, {distance} in {time}, {on} ({ago}).",
      heart_rate: "On your last {session} your heart rate was {beats}: {name}, {on} ({ago}).",
      steps: "Your last {session} had {steps} steps: {name}, {on} ({ago}).",
      climb: "On your last {session} you climbed {climb}: {name}, {on} ({ago}).",
    },
    ofIt: "{Name} was {value}.",
    ofItUnknown: "{Name} of it is not on record.",
    lastUnknown: "{Name} of your last {session} ({name}, {on}) is not on record.",
    names: {
      distance: "The distance",
      pace: "The pace",
      heart_rate: "The heart rate",
      steps: "The number of steps",
      climb: "The climb",
    },
    meanBeats: "{beats} on average",
    mostBeats: "{beats} at most",
    eachGroup: "{When}, {activity}: {list}.",
    eachAny: "{When}: {list}.",
    soFar: "So far",
    weekFrom: "the week from {date}",
    over: ", {distance}",
    goalName: "{target}{of} a {period}",
    goalOf: { week: "week", month: "month" },
    goalOpen: "Your goal of {goal}: {value} done, {left} to go. {standing}",
    goalNone: "No, you have no goal of {activity}.",
    goalReached: "You reached your goal of {goal} {when}: {value} done.",
    goalOver: "{When} you did {value} of your goal of {goal}.",
    goalPaused: "Your goal of {goal} is on hold during your pause.",
    goalMore: { one: "You have 1 more goal.", other: "You have {n} more goals." },
    onTrack: "You are on track, with {days}.",
    daysLeft: { one: "1 day left", other: "{n} days left" },
  },
  zh: {
    distance: "{When}你{activity}{distance}，共{sessions}。",
    anyDistance: "{When}你运动了{distance}，共{sessions}。",
    partly: "这{sessions}中有{measured}记录了距离。",
    averageDistance: "{When}你平均每次{activity}{distance}，共{sessions}。",
    pace: "{When}你{activity}的平均配速是{pace}，共{pacedDistance}。",
    speed: "{When}你{activity}的平均速度是{speed}，共{distance}。",
    unknown: {
      distance: "距离没有记录。",
      pace: "配速没有记录。",
      heart_rate: "这段时间运动时的心率没有记录。",
      steps: "步数没有记录。",
      climb: "爬升没有记录。",
    },
    whereFrom: "只有手表、手机或你自己在某次运动中记下了，我才知道；可以问我最近一次的情况。",
    ofRace: { pace: "配速{pace}。", distance: "距离{distance}。" },
    comparedDistances:
      "{When}你{activity}{distance}，共{sessions}；{otherWhen}{otherDistance}，共{otherSessions}。",
    comparedActivities:
      "{When}你{activity}{distance}，共{sessions}；{otherActivity}{otherDistance}，共{otherSessions}。",
    comparedPaces: "{When}你{activity}的平均配速是{pace}，{otherWhen}是{otherPace}。",
    paceChange: {
      faster: "{when}更快，{difference}。",
      slower: "{when}慢一些，{difference}；轻松一点也很好。",
      same: "两者一样。",
    },
    paceTrend: "最近四个完整的星期你{activity}的平均配速是{pace}，之前四周是{otherPace}。",
    longestDistance: "{When}你最远的一次{activity}是{distance}：{on}的{name}。",
    longestDistanceWhen: "{When}你最远的一次{activity}在{on}，{ago}：{name}，{distance}。",
    bestPace: "{When}你最快的一次{activity}配速是{pace}：{on}的{name}，{distance}用时{time}。",
    bestSpeed:
      "{When}你最快的一次{activity}平均速度是{speed}：{on}的{name}，{distance}用时{time}。",
    stretches: {
      fastest_1_km: "1公里",
      fastest_5_km: "5公里",
      fastest_10_km: "10公里",
      fastest_half_marathon: "半程马拉松",
      fastest_marathon: "马拉松",
    },
    fastest: "{When}你最快的{stretch}用时{time}：{on}的{name}。",
    fastestOnTrack: "{When}你最快的{stretch}用时{time}，在{on}。",
    noStretch: "{When}没有{stretch}用时的记录。",
    last: {
      distance: "你上次{activity}的距离是{distance}：{on}（{ago}）的{name}。",
      pace: "你上次{activity}的配速是{pace}：{on}（{ago}）的{name}，{distance}用时{time}。",
      speed: "你上次{activity}的速度是{speed}：{on}（{ago}）的{name}，{distance}用时{time}。",
      heart_rate: "你上次{activity}的心率{beats}：{on}（{ago}）的{name}。",
      steps: "你上次{activity}走了{steps}步：{on}（{ago}）的{name}。",
      climb: "你上次{activity}爬升了{climb}：{on}（{ago}）的{name}。",
    },
    ofIt: "{Name}：{value}。",
    ofItUnknown: "没有这一次{Name}的记录。",
    lastUnknown: "你上次{activity}（{on}的{name}）没有{Name}的记录。",
    names: { distance: "距离", pace: "配速", heart_rate: "心率", steps: "步数", climb: "爬升" },
    meanBeats: "平均{beats}",
    mostBeats: "最高{beats}",
    eachGroup: "{When}{activity}：{list}。",
    eachAny: "{When}：{list}。",
    soFar: "到目前为止",
    weekFrom: "{date}那一周",
    over: "，{distance}",
    goalName: "每{period}{of}{target}",
    goalOf: { week: "周", month: "月" },
    goalOpen: "你{goal}的目标：已完成{value}，还差{left}。{standing}",
    goalNone: "没有，你没有{activity}的目标。",
    goalReached: "你{goal}的目标{when}已经达成：完成了{value}。",
    goalOver: "{When}你{goal}的目标完成了{value}。",
    goalPaused: "你{goal}的目标在暂停期间先放一放。",
    goalMore: { one: "你还有1个目标。", other: "你还有{n}个目标。" },
    onTrack: "进度正好，{days}。",
    daysLeft: { one: "还有1天", other: "还有{n}天" },
  },
};
