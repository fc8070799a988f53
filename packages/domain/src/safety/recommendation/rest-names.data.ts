/**
 * What people call doing nothing much, by the row of the adult table. The catalogue does not take them for names of sessions:
 * here they are asked about.
 */
export const REST_NAMES: Readonly<Record<string, string>> = {
  "07020":
    "watching tv|watch tv|tv|television|watching television|watching a movie|看电视|睇电视|看电影|睇戏|追剧|煲剧",
  "07021": "sit|sitting|sitting down|sitting still|relaxing|resting|rest|坐|坐着|坐低|休息|久坐",
  "07011":
    "lying|lying down|lie down|lying in bed|bed rest|listening to music|躺|躺着|躺平|躺床上|瞓喺床|卧床|听音乐|听歌",
  "07040": "standing|standing still|standing in line|站着|排队|企喺度",
  "09030": "reading|reading a book|read a book|reading the newspaper|看书|睇书|读书|看报|阅读",
  "09040": "typing|working at a computer|computer work",
  "09055": "talking on the phone|phone call|chatting|打电话|聊天",
  "09060": "studying|homework|做作业|做功课",
  "13010": "bath|bathing|taking a bath|泡澡|浸浴",
  "13020": "getting dressed|dressing|穿衣服|着衫",
  "13030": "eating|eat|eating dinner|breakfast|lunch|dinner|吃饭|食饭|吃早饭|吃晚饭|食晚饭",
  "13040": "brushing teeth|brushing my teeth|grooming|shaving|刷牙|洗漱",
  "13050": "taking a shower|having a shower|洗澡|淋浴|冲凉",
  "16010": "揸车",
  "16015": "sitting in a car|car passenger|taxi|taking a taxi|坐车|搭车|坐出租车|打的|搭的士",
  "16016": "坐巴士|搭巴士|搭地铁|搭火车|坐高铁|坐公车",
};
