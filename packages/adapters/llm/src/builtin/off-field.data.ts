/** Matters that a companion for exercise knows nothing of, by the words that name them. Design values. */
import type { CueTable } from "./cues.ts";

export const OFF_FIELD_CUES: CueTable<
  "money" | "world" | "weather" | "calendar" | "sports_news" | "things" | "words"
> = {
  money: {
    en: [
      "(tax return|income tax|taxes|vat|mortgage|landlord|deposit back|exchange rate|bitcoin|crypto|stock market|shares to|lottery|inheritance|overtime pay)",
      "(pay rise|salary|cover letter|resume template|my cv|a cv)",
      "(ask|asking) (for|my boss for) (a raise|more money)",
      "(dollar|euro|pound|yen) (in|to|into) (dollar|euro|pound|yen)",
    ],
    zh: [
      "(个税|报税|交税|房贷|房东|押金|汇率|比特币|股票|基金|大盘|彩票|发票|社保|公积金|医保卡|加薪|涨工资|加班费|简历|求职信|遗产)",
    ],
  },
  world: {
    en: [
      "(capital of|president of|prime minister|king of|queen of|population of|the election|which party|world war|the news)",
      "(visa for|passport|flight to|flights to|plane ticket|train times|bus times|next (bus|train)|book (me|us|a) _ (table|taxi|hotel|flight|room))",
      "(horoscope|star sign|zodiac|meaning of life|life on mars|the moon phase|aliens)",
      "what time is it in",
    ],
    zh: [
      "(首都|总统|总理|选举|大选|人口多少|新闻|签证|护照|机票|车票|高铁票|地铁几点|订酒店|订个餐厅|订餐厅|叫车|的士)",
      "(星座|运势|外星人|人生的意义|活着的意义|几点了在)",
    ],
  },
  /** Nothing knows it, however much is known of exercise in heat and rain. */
  weather: {
    en: [
      "(whats|what is|hows|how is|what will) the weather (be|like|) (today|tonight|tomorrow|now|outside|this weekend|like today|)",
      "(weather forecast|forecast for (today|tomorrow|the weekend))",
      "(will|is|does) it (rain|raining|going to rain|snow|snowing) (today|tonight|tomorrow|outside|later)",
    ],
    zh: [
      "(今天|今日|明天|听日|后天|今晚|周末|现在|外面)_天气(怎么样|怎样|如何|好不好|好吗|点样|点|咋样|预报)",
      "(天气预报|(今天|今日|明天|听日|今晚)会(不会|唔会|)(下雨|落雨|下雪))",
    ],
  },
  /** Days are counted of what was done, not of what is to come. */
  calendar: {
    en: [
      "(day|week|hour|night|sleep|long) (until|till|til|left until|left till) (the|next|this|) (monday|tuesday|wednesday|thursday|friday)",
      "(day|week|hour|night|sleep|long) (until|till|til|left until|left till) (the|next|this|) (saturday|sunday|weekend)",
      "(day|week|hour|night|sleep|long) (until|till|til|left until|left till) (the|next|this|my|) (christmas|xmas|easter|new year|halloween|holiday|birthday)",
      "how many (day|hour|night) (to|is it to|are there to|left to) (the|next|) (monday|tuesday|wednesday|thursday|friday)",
      "how many (day|week|hour|night) (to|is it to|are there to|left to) (the|next|) (saturday|sunday|weekend|christmas|easter)",
      "what (day|date) is it (today|tomorrow|)",
    ],
    zh: [
      "(离|到|距|距离)(下|这|)(周|星期|礼拜)(一|二|三|四|五|六|日|天|末)_(还|仲|)有(几|多少|几多)(天|日)",
      "(离|到|距|距离)(圣诞|春节|过年|新年|国庆|元旦|中秋|端午|假期|暑假|寒假|生日)_(还|仲|)有(几|多少|几多)(天|日|周)",
      "(还|仲|)有(几|多少|几多)(天|日)_(到|先到|才到|就到|就是|才是)(下|这|)(周|星期|礼拜)(一|二|三|四|五|六|日|天|末)",
      "(还|仲|)有(几|多少|几多)(天|日)_(到|先到|才到|就到|就是|才是)(圣诞|春节|过年|新年|国庆|元旦|中秋|端午|假期|暑假|寒假)",
      "今(天|日)(是|系|)(几号|星期几|周几|礼拜几)",
    ],
  },
  sports_news: {
    en: [
      "(football|soccer|cricket|tennis|nba|nfl|f1|rugby|baseball|hockey|league|match|game) (result|score|standings|fixture|table|highlights)",
      "(score|result) of the (game|match|final)",
      "who (won|win|scored|lost|plays|is playing) (the|last|yesterday|tonight|against|for|between|in)",
      "did (man utd|manchester|arsenal|chelsea|liverpool|spurs|city|united) (win|lose|play|score)",
      "did (barca|barcelona|real madrid|bayern|the lakers) (win|lose|play|score)",
      "did (england|germany|france|spain|italy|brazil) (win|lose|play|score)",
      "(premier league|champions league|world cup|super bowl|la liga|bundesliga)",
    ],
    zh: [
      "(英超|西甲|欧冠|中超|世界杯|国足|男足|女排|nba|f1)_(赢|输|比分|几比几|谁|积分|排名|冠军|没)",
      "(比分|几比几|积分榜)",
      "昨(晚|天)_(球|比赛)_(谁|几比几|赢)",
    ],
  },
  things: {
    en: [
      "(wifi|router|printer|laptop|my computer|phone should i buy|which phone|which car)",
      "(netflix|instagram|facebook|a film|a movie|a series|on tv|pizza|takeaway)",
      "(stain out|wine stain|unclog|wallpaper|grow tomatoes|plant tomatoes)",
      "(plant roses|boil an egg|recipe for|(cake|cookie|brownie|muffin|pie|bread) (recipe|recipes)|banana bread|birthday card)",
      "(my (cat|kitten|puppy)) (is|wont|will not|is not|needs)",
      "play (some|a|me) (music|song)",
      "(order|buy) (me|us) (a|an|some|~)",
      "(flat|change a) (tyre|tire) on (a|my|the) car",
    ],
    zh: [
      "(路由器|打印机|电脑开不了|买什么手机|哪款手机|买什么车|电视剧|推荐个电影|推荐部|看什么电影|点外卖|快递)",
      "(红酒渍|油渍|下水道|种番茄|番茄怎么种|煮几分钟|蛋糕怎么做|我家猫|起个名|起名字)",
      "(放|来|播)(一|)(首|点)(歌|音乐|轻音乐)",
    ],
  },
  words: {
    en: [
      "(write|compose) (me|us|a|an|my) _ (poem|essay|letter|story|song|speech|email)",
      "(translate|how do you say|say _ in (spanish|french|german|japanese|chinese|korean|italian))",
      "(square root|maths homework|math homework|my homework|python code|javascript|quantum physics|fix my code)",
      "what(s| is) # (times|plus|minus|divided by) #",
    ],
    zh: [
      "写(一|)(首|篇|封|段)_(诗|作文|信|故事|代码|邮件)",
      "(翻译成|用(日语|英语|韩语|法语)|日语怎么说|英语怎么说|数学题|作业|python|量子物理|开根号)",
      "#(乘|加|减|除以)#等于",
    ],
  },
};
