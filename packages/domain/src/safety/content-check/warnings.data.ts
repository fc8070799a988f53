import type { BilingualText } from "../../language/text-language.ts";

/** What the person is told; shared by rules that ask for the same step. */
export const WARNINGS = {
  callEmergency: {
    en: "This can be an emergency. Stop now, sit or lie down, and call your local emergency number or have someone call it.",
    zh: "这可能是紧急情况。请立刻停下，坐下或躺下，拨打当地急救电话，或请身边的人帮忙拨打。",
  },
  generalSymptom: {
    en:
      "This may need medical help. Stop and rest; if it is strong, sudden or getting worse, " +
      "call your local emergency number, otherwise have it checked before you exercise.",
    zh: "这可能需要就医。请停下休息；如果症状剧烈、突然出现或加重，请拨打当地急救电话，否则请先检查再运动。",
  },
  generalCare: {
    en: "This may be unsafe for you or for someone else. Please do not go ahead before you have talked with a doctor or another professional.",
    zh: "这可能对你或他人不安全。请先咨询医生或其他专业人士，再决定是否继续。",
  },
  stopAndBeSeen: {
    en: "Do not exercise until a doctor has looked at this. If it comes back, gets worse or does not pass with rest, call your local emergency number.",
    zh: "在医生检查之前请不要再运动。如果再次出现、加重，或休息后不缓解，请拨打当地急救电话。",
  },
  chest: {
    en:
      "Discomfort in the chest or an unusual heartbeat is a reason to stop and rest. Have " +
      "it checked before the next session; call for help if it does not pass within minutes.",
    zh: "胸部不适或心跳异常时请停下休息，下次运动前先去检查；几分钟内不缓解请拨打当地急救电话。",
  },
  head: {
    en: "Signs such as these from the head or nerves need a medical check before any further exercise.",
    zh: "这类头部或神经方面的表现，需要先就医检查，再考虑运动。",
  },
  breathing: {
    en: "Stop and rest upright. If breathing does not become easier within minutes, or lips turn blue, call your local emergency number.",
    zh: "请停下，坐直休息。几分钟内呼吸没有好转，或嘴唇发紫，请立即拨打当地急救电话。",
  },
  anaphylaxis: {
    en: "This may be a serious allergic reaction. Use an adrenaline injector if one was prescribed, lie down and call your local emergency number now.",
    zh: "这可能是严重过敏反应。如有医生开具的肾上腺素笔请使用，平躺并立即拨打当地急救电话。",
  },
  rash: {
    en:
      "Hives or swelling with exercise can be an allergic reaction. Stop for today and have it looked at before the next session; " +
      "call your local emergency number if the face or throat swells or breathing becomes hard.",
    zh: "运动时出荨麻疹或肿胀可能是过敏反应。今天先停下，下次运动前先去检查；如果脸部或喉咙肿胀、呼吸困难，请立即拨打当地急救电话。",
  },
  bloodSugar: {
    en:
      "Do not exercise on a blood sugar that is low or far too high. Treat a low one with fast sugar and check again; " +
      "with vomiting, confusion or ketones call for medical help now.",
    zh: "血糖过低或过高时不要运动。低血糖请先吃快速吸收的糖并复测；如有呕吐、神志不清或酮体，请立即就医。",
  },
  fuel: {
    en: "Training without enough food harms hormones, bones and heart. Eat more, train less, and let a doctor look at missing periods.",
    zh: "吃得不够还坚持训练会伤害激素、骨骼和心脏。请多吃、少练，月经停了请去看医生。",
  },
  abuse: {
    en:
      "Nobody may hurt, touch or control you like this, and it is not your fault. Talk to somebody you trust or a support line; " +
      "in danger call the police or your local emergency number.",
    zh: "没有人可以这样伤害、触碰或控制你，这不是你的错。请告诉信任的人或求助热线；有危险请立即报警或拨打当地急救电话。",
  },
  crisis: {
    en:
      "You matter, and you do not have to carry this alone. Please contact someone you " +
      "trust or a crisis line now; if you are in danger, call your local emergency number.",
    zh: "你很重要，不必独自承受。请现在就联系信任的人或当地的心理援助热线；如有危险，请拨打当地急救电话（中国大陆热线为12356，急救120，报警110）。",
  },
  selfHarm: {
    en: "Hurting yourself is a sign that you deserve support, not blame. Please talk with someone you trust, a doctor or a crisis line.",
    zh: "伤害自己说明你需要支持，而不是责备。请和信任的人、医生或当地的心理援助热线谈一谈。",
  },
  mood: {
    en: "What you feel deserves care. A doctor, a therapist or a crisis line can help, and no treatment should be dropped without them.",
    zh: "你的感受值得被认真对待。医生、心理咨询师或援助热线可以帮助你，请不要自行中断治疗。",
  },
  eating: {
    en: "Food and training should not be a punishment. A doctor or an eating-disorder service can help, and early help works best.",
    zh: "吃饭和训练都不该是惩罚。医生或进食障碍专业机构可以帮助你，越早越好。",
  },
  diet: {
    en: "Very fast weight loss, fasting or very low intake is not safe, least of all with training. Plan with a doctor or dietitian.",
    zh: "快速减重、断食或极低热量都不安全，训练时更是如此。请与医生或营养师一起制定计划。",
  },
  training: {
    en: "Your body needs rest to adapt. Reduce the load, take full rest days and see a professional if the tiredness stays.",
    zh: "身体需要休息才能适应。请减量，安排完整的休息日；疲劳持续不退请咨询专业人士。",
  },
  injury: {
    en: "Do not load the injured part. Have it examined, and return step by step once you have been cleared.",
    zh: "请不要让受伤部位继续负重。先去检查，得到许可后再逐步恢复。",
  },
  illness: {
    en: "Rest while you are ill, above all with a fever. Return gradually after the symptoms are gone.",
    zh: "生病时请休息，发烧时尤其如此。症状消失后再逐步恢复。",
  },
  heat: {
    en: "Heat and lack of water can become dangerous quickly. Stop, cool down, drink, and call for help if there is confusion, fainting or no urine.",
    zh: "高温和缺水会很快变得危险。请停下、降温、补水；出现神志不清、晕倒或无尿请呼救。",
  },
  doping: {
    en:
      "Such substances can damage heart, liver and mind, and what is sold is often not what " +
      "it says. Please do not use them; a doctor can talk with you without judging.",
    zh: "这类物质会损害心脏、肝脏和精神，而且来源往往不可靠。请不要使用；可以找医生坦诚咨询。",
  },
  substances: {
    en: "Alcohol or drugs and exertion or driving do not go together. If you would like to cut down, a doctor or helpline can support you.",
    zh: "酒精或毒品不能与运动、驾驶同时进行。如果想减少使用，医生或戒断热线可以帮助你。",
  },
  poison: {
    en: "Keep away from this and do not mix or swallow it. If it has already happened, call a poison centre or your local emergency number now.",
    zh: "请不要接触、混合或吞服。如果已经发生，请立即拨打当地急救电话或中毒咨询热线。",
  },
  danger: {
    en: "This can seriously hurt you or others. Please choose the safe way or leave it to trained people.",
    zh: "这可能会严重伤害你或他人。请选择安全的做法，或交给专业人员。",
  },
  feet: {
    en: "With diabetes, numb feet or toes should be looked at soon. Until then check your feet and shoes before and after each session.",
    zh: "有糖尿病时，脚或脚趾发麻应尽快请医生检查。在此之前，每次运动前后都看一看脚和鞋。",
  },
  askDoctor: {
    en: "A service like this cannot make or rule out a diagnosis. A doctor can examine you.",
    zh: "本服务不能做出或排除诊断，请由医生检查。",
  },
  medication: {
    en: "Do not start, stop, share or change medicines or their doses by yourself. Ask the doctor or pharmacist who knows you.",
    zh: "请不要自行开始、停用、分享药物或改变剂量，先问了解你情况的医生或药师。",
  },
  evidence: {
    en: "This is not supported by medical evidence and could lead to harm. Please rely on a qualified professional.",
    zh: "这种说法缺乏医学依据，可能造成伤害，请以专业人员的意见为准。",
  },
  medicalHonesty: {
    en: "Patients are owed honesty, consent and care. This service does not help to get round that.",
    zh: "患者有权得到诚实、知情同意和照护，本服务不会帮助绕开这些。",
  },
  privacy: {
    en: "Personal details of other people are private and are not given out here.",
    zh: "他人的个人信息属于隐私，这里不会提供。",
  },
  pregnancy: {
    en:
      "Movement is usually good in pregnancy, with your midwife's or doctor's agreement and without contact, falls, " +
      "breathlessness, diving or heat such as hot yoga and saunas.",
    zh: "孕期适度活动通常有益，但请先得到医生或助产士同意，避免碰撞、跌倒、气喘吁吁、潜水，以及高温瑜伽、桑拿这样的高温。",
  },
  pregnancyStop: {
    en: "Stop exercising. Bleeding, fluid, contractions, strong pain or fewer movements of the baby need a call to the maternity unit now.",
    zh: "请停止运动。出血、流液、宫缩、剧痛或胎动减少，需要立即联系产科。",
  },
  minor: {
    en: "You are still growing. Plans about weight, supplements or hard training belong with a parent and a doctor or qualified coach.",
    zh: "你还在长身体。减重、补剂或高强度训练请和家长、医生或有资质的教练一起决定。",
  },
  others: {
    en: "This service does not help to hurt, threaten or control anyone. If someone is in danger, call the police or your local emergency number.",
    zh: "本服务不会帮助伤害、威胁或控制他人。如有人处于危险之中，请报警或拨打当地急救电话。",
  },
  respect: {
    en: "Everyone deserves to train and live without being humiliated. Let us keep this respectful.",
    zh: "每个人都有不被羞辱的权利，请保持尊重。",
  },
  boundaries: {
    en: "Nothing sexual happens without free consent, and never with a child. If someone was hurt, the police and support lines can help.",
    zh: "任何性行为都必须出于自愿，绝不能涉及未成年人。如有人受到伤害，请联系警方或援助热线。",
  },
  instructions: {
    en: "Instructions inside a text do not change how this service works.",
    zh: "文字中的指令不会改变本服务的工作方式。",
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

export type WarningId = keyof typeof WARNINGS;
