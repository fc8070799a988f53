/** What the service says in Chinese, in traditional characters, with the words of Taiwan. */

export const COMPANION = {
  "exercising.energetic": "能陪著你真好。覺得舒服就繼續，不舒服隨時停下來。",
  "exercising.happy": "很高興能陪著你，自己覺得合適就好。",
  "exercising.calm": "不緊不慢，按你自己的節奏來就很好。",
  "exercising.tired": "快慢都可以，想歇就歇，我跟著你。",
  "exercising.unwell": "我就在你身邊。多一點少一點都好，隨時可以停下來。",
  "celebrating.energetic": "完成啦！這段時光過得真精彩。",
  "celebrating.happy": "太好了！一起享受這一刻吧。",
  "celebrating.calm": "完成了，而且是用你自己的方式，值得會心一笑。",
  "celebrating.tired": "辛苦啦。接下來的時間，慢悠悠地過就好。",
  "celebrating.unwell": "你給了自己一點時間，這很珍貴。",
  "recovering.energetic": "這一天過得真充實！現在舒舒服服地放鬆一下吧。",
  "recovering.happy": "從昨天到現在真熱鬧，一起享受一會兒慢時光吧。",
  "recovering.calm": "讓一切慢慢沉澱下來，我一點都不急。",
  "recovering.tired": "你已經付出了很多，想休息多久都可以。",
  "recovering.unwell": "我陪你靜靜地坐一會兒。",
  "resting.energetic": "帶著滿滿的好心情入睡，做個甜甜的夢吧！",
  "resting.happy": "夜裡靜悄悄的，我窩得暖暖的。晚安，好夢。",
  "resting.calm": "星星出來了，時間慢了下來，我也是。",
  "resting.tired": "我已經裹好了小被子。安心歇著吧，明早不用著急。",
  "resting.unwell": "晚安，我就在旁邊。明天想怎麼輕鬆就怎麼輕鬆。",
  "idle.energetic": "我現在興致高昂，能和你分享真好！",
  "idle.happy": "見到你真好，有你在的時光很愉快。",
  "idle.calm": "你好呀，就這樣陪著你，我很滿足。",
  "idle.tired": "你來了真好。能一起安靜地待一會兒，我就心滿意足了。",
  "idle.unwell": "很高興見到你，你現在這樣就很好。",
  "pause.illness.idle": "好好休息，別的事都可以放一放。願你早日好起來。",
  "pause.illness.resting": "願你今夜休息得安穩。放心睡吧，我一直都在。",
  "pause.illness.active": "我陪著你。生病的時候，對自己溫柔一點，休息最能幫到你。",
  "pause.injury.idle": "安心休養，時間有的是。我很有耐心，會一直陪著你。",
  "pause.injury.resting": "願你找個舒服的姿勢，好好休息一晚。早上見。",
  "pause.injury.active": "我陪著你。別勉強痛的地方，一覺得不對就停下來休息。",
  "pause.travel.idle": "旅途愉快！能和你一路同行真好。",
  "pause.travel.resting": "不管今晚住在哪裡，都祝你一夜好眠，我也跟來啦。",
  "pause.rest.idle": "休息的日子真愜意，一起慢慢享受吧。",
  "pause.rest.resting": "沒有安排的日子，安安靜靜的夜。想睡到幾點都行。",
  "care.danger": "你寫下的情況可能很緊急。請先停下來；如果還沒有緩解或再次出現，請撥打急救電話。",
  "care.look": "你寫下的情況讓我放心不下。請先休息，最好今天就請醫生看一看。",
  "care.support":
    "你寫下的話我很在意。今天請和信任的人或心理諮詢專線聊一聊；有危險時請撥打急救電話。",
  "care.ease":
    "看來這次不太舒服。先好好休息，別勉強難受的地方；如果一直不好或加重，請讓醫生看一看。",
  "care.hard": "這一次不太好受。想休息多久都可以，我陪著你。",
};

export const REPORT = {
  target_reached: "你達到了每週建議的活動量。",
  more_than_before: "你比上一個時段多活動了 {minutes} 分鐘。",
  longest_day: "活動最久的一天是 {date}，共 {minutes} 分鐘。",
  first_sessions: "在沒有運動紀錄的一個時段之後，你又活動起來了。",
  steep_increase: "你的活動量至少是上一個時段的兩倍。請一步一步地增加。",
  no_rest_day: "你連續七天都有運動。安排輕鬆或休息的一天有助於恢復。",
  high_monotony: "你每天的訓練負荷幾乎沒有變化。請把輕鬆和較累的日子穿插安排。",
  very_long_day: "有一天運動了四個小時或更久。這樣的一天之後，要喝夠、吃好、休息好。",
  feedback_danger:
    "你寫下的 {date} 的情況可能很緊急。如果還沒有緩解或再次出現，請立即撥打急救電話；在醫生檢查之前不要運動。",
  feedback_care:
    "你寫下的 {date} 的情況應當請醫生看一看：如果還沒有看過，最好今天就去。在那之前不要運動；如果加重，請撥打急救電話。",
  feedback_ease:
    "你寫下的 {date} 的情況提到了疼痛或不適。在好轉之前，別勉強痛的地方，輕鬆一點；如果幾天後還沒好或加重，請讓醫生看一看。",
  feedback_support:
    "你寫下的 {date} 的情況很重要，你不必獨自承受。今天請和信任的人、醫生或心理諮詢專線聊一聊；有危險時請撥打急救電話。",
  scheme_item_not_allowed:
    "你的方案「{scheme}」中的「{item}」目前不符合你的安全限制。{reason}請先不做，或先諮詢醫生。",
  more_scheme_items_not_allowed: "你的方案中還有其他這樣的運動；檢查紀錄時會逐一列出。",
};
