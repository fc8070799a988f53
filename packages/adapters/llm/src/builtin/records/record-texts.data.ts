/** What is said about a person's own records. */
import type { TextLanguage } from "@health-exercise/domain/language";

export type RecordTexts = {
  readonly noBlame: string;
  readonly unnamedSession: string;
  readonly withOnlyCalories: string;
  readonly withSessionCalories: string;
  readonly openSession: string;
  readonly noOpenSession: string;
  /** Beside the one in progress. */
  readonly noneFinished: string;
  readonly plan: string;
  readonly planDone: string;
  readonly planOpenEnded: string;
  readonly planNamed: string;
  readonly planUnnamed: string;
  readonly targetOfChildren: string;
  readonly body: Readonly<Record<"weight" | "height" | "age" | "restingHeartRate" | "bmi", string>>;
  readonly bodyUnknown: Readonly<
    Record<"weight" | "height" | "age" | "restingHeartRate" | "bmi", string>
  >;
  readonly bmiOfChildren: string;
  readonly changeInProfile: string;
  readonly decision: string;
};

export const RECORD_TEXTS: Readonly<Record<TextLanguage, RecordTexts>> = {
  en: {
    noBlame: "That is all right: pauses belong to it, and any movement counts.",
    unnamedSession: "one without a name",
    withOnlyCalories: ", with {calories}",
    withSessionCalories: " and {calories}",
    openSession: "A session is in progress: {name}, started {on} at {time}.",
    noOpenSession: "No session is in progress at the moment.",
    noneFinished: "Beside it none is finished today yet.",
    plan: "Of {plan} you have done {done} this week, of {planned} planned.",
    planDone:
      "Of {plan} you have done {done} this week, of {planned} planned. You have kept to it.",
    planOpenEnded: "Of {plan} you have done {done} this week; it sets no number.",
    planNamed: "your plan {name}",
    planUnnamed: "your plan",
    targetOfChildren:
      "For children and adolescents aged 5 to 17 the World Health Organization (2020) recommends an " +
      "average of 60 minutes of moderate to vigorous activity a day.",
    body: {
      weight: "Your weight on record is {value}.",
      height: "Your height on record is {value}.",
      age: "By your profile you are {value} old.",
      restingHeartRate: "Your resting heart rate on record is {value}.",
      bmi: "From your {weight} and {height} your BMI is {value}. By itself it says little about fitness.",
    },
    bodyUnknown: {
      weight: "Your weight is not on record. You can add it to your profile.",
      height: "Your height is not on record. You can add it to your profile.",
      age: "Your age is not on record. You can add it to your profile.",
      restingHeartRate: "Your resting heart rate is not on record. You can add it to your profile.",
      bmi:
        "For your BMI I need your weight and height, and they are not both on record. You can add them " +
        "to your profile.",
    },
    changeInProfile: "You can change that in your profile.",
    bmiOfChildren: "Under 18 it is read by age: please ask a doctor what it means.",
    decision:
      "Whether to exercise today or on another day: if you slept well and feel fit, go ahead at a pace that feels " +
      "comfortable. If you are ill, in pain or worn out, a rest day is the better training.",
  },
  zh: {
    noBlame: "没关系，休息也是运动的一部分，动一动都算数。",
    unnamedSession: "未命名的运动",
    withOnlyCalories: "，{calories}",
    withSessionCalories: "，{calories}",
    openSession: "有一次运动正在进行：{name}，{on}{time}开始。",
    noOpenSession: "目前没有正在进行的运动。",
    noneFinished: "除此之外，今天还没有已完成的运动。",
    plan: "本周{plan}完成了{done}，计划{planned}次。",
    planDone: "本周{plan}完成了{done}，计划{planned}次，全部达成。",
    planOpenEnded: "本周{plan}完成了{done}，没有设定次数。",
    planNamed: "你的计划{name}",
    planUnnamed: "你的计划",
    targetOfChildren:
      "世界卫生组织（2020年）建议5至17岁的儿童和青少年平均每天进行60分钟中到高强度活动。",
    body: {
      weight: "你记录的体重是{value}。",
      height: "你记录的身高是{value}。",
      age: "按你的资料，你今年{value}。",
      restingHeartRate: "你记录的静息心率是{value}。",
      bmi: "按体重{weight}、身高{height}计算，你的BMI是{value}。单看BMI并不能说明体能好坏。",
    },
    bodyUnknown: {
      weight: "没有你的体重记录，可以在个人资料里补充。",
      height: "没有你的身高记录，可以在个人资料里补充。",
      age: "没有你的年龄记录，可以在个人资料里补充。",
      restingHeartRate: "没有你的静息心率记录，可以在个人资料里补充。",
      bmi: "计算BMI需要体重和身高，目前记录不全，可以在个人资料里补充。",
    },
    changeInProfile: "可以在个人资料里修改。",
    bmiOfChildren: "未满18岁要按年龄判断，请向医生了解它的含义。",
    decision:
      "要不要运动：如果睡得好、精神不错，就按舒服的节奏动一动；如果生病、疼痛或很疲惫，休息一天更好。",
  },
};
