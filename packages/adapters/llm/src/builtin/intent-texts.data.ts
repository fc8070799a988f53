import type { Intent } from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";

/** What is said to a message that asks for neither knowledge nor records, by what it is for. */
export type AnsweredIntent = Exclude<Intent, "question" | "records" | "plan_wish">;

type IntentTexts = Readonly<
  Record<AnsweredIntent | "remark" | "idea" | "gentleIdea" | "called", string>
>;

export const INTENT_TEXTS: Readonly<Record<TextLanguage, IntentTexts>> = {
  en: {
    called: ", {name}",
    greeting:
      "Hello{name}! Good to see you. Would you like to hear how your week looks, or do you have a question about exercise?",
    goodbye: "Goodbye, and take care of yourself! I am here whenever you like.",
    thanks: "You are welcome, glad it helped! If something else comes to mind, just ask, anytime.",
    acknowledgement:
      "Good. If you like, ask me something about exercise, or how your week looks so far.",
    achievement:
      "Congratulations, that is wonderful, well done! Give your body the rest it has earned, and log it if you like, so " +
      "that it counts in your records.",
    low_mood:
      "I am sorry it feels heavy at the moment, and that is all right: everybody has such days and weeks. You need not do " +
      "much: rest if you need it, or take a short easy walk of five or ten minutes and see how you feel. Progress often " +
      "shows in sleep, energy and strength before it shows on the scale. If it stays like this for weeks, talk to somebody " +
      "you trust or to a doctor.",
    companion:
      "I am the exercise companion of this service: a program, an assistant, neither a person nor a doctor. I cannot see or " +
      "hear you, nor your heart rate; I know what your profile and your logged sessions say and what you tell me here. I answer " +
      "questions on exercise from published guidance, and on your own records.",
    chit_chat:
      "I am only a program, so I have no weekends and no favourites, but I like that you ask! What about you: did you get " +
      "to move a little, or would you like an idea for today?",
    remark:
      "I hear you! I am only a program and have nothing of my own to add to that. Did you get to move a little today, or " +
      "would you like an idea?",
    told_fact:
      "Thank you for telling me, that is good to know; I take it into account here. With an illness, a medicine or an " +
      "operation, ask your doctor what fits you. If it should always count, add it to your profile. What would you like " +
      "to know about it?",
    app_log:
      "An entry can be added later with its own day, time and length, and a wrong or doubled entry can be changed " +
      "or deleted: open the log in your app and edit or remove that entry. Tell me the sport, when it was and " +
      "how long it took, and I offer you the entry to save.",
    app_data:
      "Your data is stored in your account on the server of this service and is not shared with other users. You can " +
      "download an export of everything stored about you, and delete single sessions, chats, or your whole account, which " +
      "erases all of it. You find both in the privacy or account settings of your app.",
    app_devices:
      "Sessions from a watch or another app such as Garmin or Strava can be imported as files (CSV, GPX, TCX, FIT); each counts " +
      "once, however often it is sent. Whether your device syncs by itself depends on your app: look in its settings " +
      "under devices or import. You can always log by hand.",
    app_settings:
      "You find that in the settings or the profile of your app: units, language, reminders, your name, weight, height and " +
      "time zone can be changed there. I cannot change settings for you from this chat.",
    off_topic:
      "I am sorry, I cannot help with that: I only know about exercise and training safely, and your own records. Is there " +
      "something about moving that you would like to know?",
    idea:
      "An idea for today that fits nearly always: 20 to 30 minutes of brisk walking at a pace at which you can still talk. Or " +
      "10 minutes at home without equipment: 10 squats to a chair, 10 push-ups against the wall, 10 calf raises and 30 " +
      "seconds of marching on the spot, 3 rounds with short rests. If you are tired or sore, choose the walk.",
    gentleIdea:
      "Something gentle for today: an easy walk of 10 minutes, or sitting down and standing up 8 times, rolling the " +
      "shoulders and lifting the heels, at a pace at which you can still talk. Stop if anything feels wrong.",
  },
  zh: {
    called: "{name}，",
    greeting: "{name}你好，很高兴见到你！想看看这周的运动情况，还是有运动方面的问题？",
    goodbye: "再见，好好照顾自己！随时欢迎回来。",
    thanks: "不客气，很高兴能帮上忙！想到别的随时问我。",
    acknowledgement: "好的。想了解运动方面的问题，或者看看这周练得怎么样，随时问我。",
    achievement: "恭喜你，太棒了，真厉害！让身体好好恢复一下；愿意的话把它记下来，算进你的记录里。",
    low_mood:
      "抱歉，听起来最近有点难，这很正常，我理解，谁都有这样的日子。不必勉强：累了就休息，或者出门轻松走五到十分钟，看看感觉怎么样。" +
      "进步往往先体现在睡眠、精力和力量上，体重秤上反而慢。如果这样持续好几周，跟信任的人或医生聊聊。",
    companion:
      "我是这个服务的运动伙伴，是一个程序、一个助手，不是真人，也不是医生。我看不到也听不到你，也看不到你的心率；我只知道你的个人资料、" +
      "你的记录和你在这里告诉我的事。我可以根据公开发布的资料回答运动和安全训练方面的问题，也可以告诉你自己的记录。",
    chit_chat:
      "我只是一个程序，没有周末，也没有喜好，不过很高兴你来聊聊！你呢，今天活动了吗？要不要给你出个主意？",
    remark: "听到啦！我只是一个程序，这个我没什么可补充的。今天活动了吗，要不要给你出个主意？",
    told_fact:
      "谢谢告诉我，我会在这里考虑到这一点。涉及疾病、用药或手术时，适合做什么请问医生。想让它一直算数，可以写进个人资料。关于它你想了解什么？",
    app_log:
      "之前的运动可以补记：填上当时的日期、项目、开始时间和时长；记错或重复的可以在记录里修改或删除。也可以直接告诉我项目、时间和时长，我会给你一条可以保存的记录。",
    app_data:
      "你的数据保存在这个服务的服务器上你的账号里，不会分享给其他用户。你可以导出、下载保存的全部数据，也可以删除单条记录、聊天，或者注销账号，全部清除。入口在应用的隐私或账号设置里。",
    app_devices:
      "手表或其他应用（如佳明、Strava）的运动可以用文件导入（CSV、GPX、TCX、FIT），同一次运动无论传几遍都只算一次。设备能不能自动同步要看你的应用，请在设置里的设备或导入中查看；也随时可以手动记录。",
    app_settings:
      "这些在应用的设置或个人资料里：单位、语言、提醒、名字、体重、身高和时区都可以在那里修改。我在聊天里不能替你更改设置。",
    off_topic:
      "抱歉，这个我帮不上忙、无法回答：我只了解运动和安全训练，以及你自己的记录。关于运动有什么想知道的吗？",
    idea: "今天可以这样，几乎总是合适：快走20到30分钟，速度以还能说话为准。或者在家不用器械练10分钟：扶椅深蹲10次、推墙俯卧撑10次、提踵10次、原地踏步30秒，做3轮，中间短休息。累或酸痛的话，就选散步。",
    gentleIdea:
      "今天做点轻柔的：轻松走10分钟，或者坐下站起8次、绕肩、踮脚跟，速度以还能说话为准。觉得不对劲就停下。",
  },
};
