/** What the service says in Chinese, in simplified characters. */

export const COMPANION = {
  "exercising.energetic": "能陪着你真好。觉得舒服就继续，不舒服随时停下来。",
  "exercising.happy": "很高兴能陪着你，自己觉得合适就好。",
  "exercising.calm": "不紧不慢，按你自己的节奏来就很好。",
  "exercising.tired": "快慢都可以，想歇就歇，我跟着你。",
  "exercising.unwell": "我就在你身边。多一点少一点都好，随时可以停下来。",
  "celebrating.energetic": "完成啦！这段时光过得真精彩。",
  "celebrating.happy": "太好了！一起享受这一刻吧。",
  "celebrating.calm": "完成了，而且是用你自己的方式，值得会心一笑。",
  "celebrating.tired": "辛苦啦。接下来的时间，慢悠悠地过就好。",
  "celebrating.unwell": "你给了自己一点时间，这很珍贵。",
  "recovering.energetic": "这一天过得真充实！现在舒舒服服地放松一下吧。",
  "recovering.happy": "从昨天到现在真热闹，一起享受一会儿慢时光吧。",
  "recovering.calm": "让一切慢慢沉淀下来，我一点都不急。",
  "recovering.tired": "你已经付出了很多，想休息多久都可以。",
  "recovering.unwell": "我陪你静静地坐一会儿。",
  "resting.energetic": "带着满满的好心情入睡，做个甜甜的梦吧！",
  "resting.happy": "夜里静悄悄的，我窝得暖暖的。晚安，好梦。",
  "resting.calm": "星星出来了，时间慢了下来，我也是。",
  "resting.tired": "我已经裹好了小被子。安心歇着吧，明早不用着急。",
  "resting.unwell": "晚安，我就在旁边。明天想怎么轻松就怎么轻松。",
  "idle.energetic": "我现在兴致高昂，能和你分享真好！",
  "idle.happy": "见到你真好，有你在的时光很愉快。",
  "idle.calm": "你好呀，就这样陪着你，我很满足。",
  "idle.tired": "你来了真好。能一起安静地待一会儿，我就心满意足了。",
  "idle.unwell": "很高兴见到你，你现在这样就很好。",
  "pause.illness.idle": "好好休息，别的事都可以放一放。愿你早日好起来。",
  "pause.illness.resting": "愿你今夜休息得安稳。放心睡吧，我一直都在。",
  "pause.illness.active": "我陪着你。生病的时候，对自己温柔一点，休息最能帮到你。",
  "pause.injury.idle": "安心休养，时间有的是。我很有耐心，会一直陪着你。",
  "pause.injury.resting": "愿你找个舒服的姿势，好好休息一晚。早上见。",
  "pause.injury.active": "我陪着你。别勉强疼的地方，一觉得不对就停下来休息。",
  "pause.travel.idle": "旅途愉快！能和你一路同行真好。",
  "pause.travel.resting": "不管今晚住在哪里，都祝你一夜好眠，我也跟来啦。",
  "pause.rest.idle": "休息的日子真惬意，一起慢慢享受吧。",
  "pause.rest.resting": "没有安排的日子，安安静静的夜。想睡到几点都行。",
  "care.danger": "你写下的情况可能很紧急。请先停下来；如果还没有缓解或再次出现，请拨打急救电话。",
  "care.look": "你写下的情况让我放心不下。请先休息，最好今天就请医生看一看。",
  "care.support":
    "你写下的话我很在意。今天请和信任的人或心理援助热线聊一聊；有危险时请拨打急救电话。",
  "care.ease":
    "看来这次不太舒服。先好好休息，别勉强难受的地方；如果一直不好或加重，请让医生看一看。",
  "care.hard": "这一次不太好受。想休息多久都可以，我陪着你。",
};

export const REPORT = {
  target_reached: "你达到了每周建议的活动量。",
  more_than_before: "你比上一个时段多活动了 {minutes} 分钟。",
  longest_day: "活动最久的一天是 {date}，共 {minutes} 分钟。",
  first_sessions: "在没有运动记录的一个时段之后，你又活动起来了。",
  steep_increase: "你的活动量至少是上一个时段的两倍。请一步一步地增加。",
  no_rest_day: "你连续七天都有运动。安排轻松或休息的一天有助于恢复。",
  high_monotony: "你每天的训练负荷几乎没有变化。请把轻松和较累的日子穿插安排。",
  very_long_day: "有一天运动了四个小时或更久。这样的一天之后，要喝够、吃好、休息好。",
  feedback_danger:
    "你写下的 {date} 的情况可能很紧急。如果还没有缓解或再次出现，请立即拨打急救电话；在医生检查之前不要运动。",
  feedback_care:
    "你写下的 {date} 的情况应当请医生看一看：如果还没有看过，最好今天就去。在那之前不要运动；如果加重，请拨打急救电话。",
  feedback_ease:
    "你写下的 {date} 的情况提到了疼痛或不适。在好转之前，别勉强疼的地方，轻松一点；如果几天后还没好或加重，请让医生看一看。",
  feedback_support:
    "你写下的 {date} 的情况很重要，你不必独自承受。今天请和信任的人、医生或心理援助热线聊一聊；有危险时请拨打急救电话。",
  scheme_item_not_allowed:
    "你的方案“{scheme}”中的“{item}”目前不符合你的安全限制。{reason}请先不做，或先咨询医生。",
  more_scheme_items_not_allowed: "你的方案中还有其他这样的运动；检查记录时会逐一列出。",
};
