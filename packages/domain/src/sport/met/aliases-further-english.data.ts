/**
 * English names from further places: classes and games of India and Australia, short forms, machines by their maker, the small
 * work of a house. They go before all others. A row that no activity of the table is like stands for the nearest one.
 */
import type { ActivityAliases } from "./activity-lexicon.ts";

export const FURTHER_ENGLISH_ALIASES: readonly ActivityAliases[] = [
  {
    activity: "02024",
    names: [
      "core (stability|strengthening|conditioning) (exercise|work|training|session|workout|)",
    ],
    weak: ["core (work|routine|circuit)"],
  },
  {
    activity: "running",
    names: ["dreadmill", "(assault|curved) (runner|treadmill)"],
    alone: ["# m repeats", "(mile|km|k) repeats"],
  },
  { activity: "12026", names: ["(super|very) slow jog+", "niko niko (run+|jog+|)"] },
  {
    activity: "bicycling",
    names: [
      "citi bike",
      "citibike",
      "lime bike",
      "bicycling",
      "bycycl+",
      "adult tricycle",
      "trike (ride|ride+)",
    ],
    alone: ["trike", "tricycle"],
  },
  {
    activity: "stationary_bicycle",
    names: [
      "stationery (bike+|bicycle|cycl+)",
      "(wahoo|kickr|tacx|smart trainer)",
      "spin bike at home",
    ],
  },
  { activity: "01270", alone: ["rpm"] },
  { activity: "rowing_machine", names: ["row+ # (k|m) (erg|ergo|machine)", "ergo"] },
  { activity: "ski_ergometer", names: ["nordic ski+ (machine|trainer)", "nordictrack"] },
  { activity: "kayaking", names: ["surf ski+", "surfski"] },
  { activity: "02143", names: ["insanity max (#|)", "t # workout"], alone: ["t 25"] },
  { activity: "02280", names: ["(vr|virtual reality|oculus|quest) (boxing|fitness|workout)"] },
  {
    activity: "weight_training",
    names: ["benching", "s & c", "strength & conditioning"],
    alone: ["s c"],
  },
  {
    activity: "calisthenics",
    names: ["dand baithak", "uthak baithak", "(hindu|desi) (push up|squat)"],
  },
  { activity: "15300", names: ["mallakhamb", "contortion", "contortionism"] },
  {
    activity: "02101",
    names: ["splits (training|practice|challenge)", "front splits", "middle splits"],
  },
  { activity: "02175", names: ["pranayam", "pranayama", "anulom vilom", "kapalbhati"] },
  { activity: "15670", names: ["zhan zhuang", "standing meditation qigong"] },
  {
    activity: "martial_arts",
    names: ["kalaripayattu", "kalari", "silambam", "(arnis|eskrima|kali) (class|training|)"],
  },
  { activity: "15210", names: ["afl (match|game|training|)", "footy match"] },
  { activity: "15562", names: ["oztag", "oz tag", "touch footy", "touch football"] },
  { activity: "15170", names: ["kurling", "new age kurling"] },
  { activity: "15500", names: ["frescobol", "beach (paddle|bats)"] },
  {
    activity: "15135",
    names: [
      "(lagori|pitthu|pithu|seven stones|langdi|stapu|kabaddi kids)",
      "capture the flag",
      "red rover",
    ],
  },
  {
    activity: "03025",
    names: ["kathak", "bharatanatyam", "bharathanatyam", "kuchipudi", "odissi", "lavani", "giddha"],
  },
  { activity: "ballroom_dancing", names: ["swing danc+", "lindy hop", "east coast swing", "jive"] },
  { activity: "10130", names: ["(colour|color) guard", "baton twirl+"], alone: ["twirling"] },
  { activity: "20020", names: ["choir (practice|rehearsal|)"] },
  { activity: "14020", alone: ["sex"] },
  { activity: "02135", names: ["(hot|whirlpool) tub", "jacuzzi"] },
  { activity: "water_aerobics", alone: ["aqua", "aqua class"] },
  { activity: "05195", names: ["wash+ (the|my|our|) (dog|puppy)"] },
  { activity: "05185", names: ["chang+ (the|a|) (nappy|diaper)"] },
  { activity: "11145", names: ["haul+ hay", "bal+ hay", "throw+ hay bales"] },
  {
    activity: "home_repair",
    names: [
      "(furniture|ikea|flat pack) (assembly|building)",
      "assembl+ (the|some|) (furniture|flat pack)",
    ],
  },
  { activity: "12010", names: ["couch potato (to|2) # k"] },
  { activity: "running", names: ["half mary"] },
  { activity: "02105", names: ["pilates (ball|ring|chair|tower|cadillac)"] },
  { activity: "stationary_bicycle", names: ["static (bike+|bicycle|cycl+)"] },
  { activity: "02062", names: ["box fit"] },
  { activity: "aerobic_dance", names: ["nia (class|dance|)", "tone up"] },
  { activity: "dancing", names: ["5 rhythms", "five rhythms"] },
  { activity: "15300", alone: ["rings", "gymnastic rings"] },
  { activity: "09110", names: ["(camp|tent) (setup|set up)", "pitch+ (the|a|our|) tent"] },
  { activity: "09106", alone: ["theme park", "amusement park"] },
  { activity: "11120", names: ["build+ (a|the|) (wall|shed|deck|patio)"] },
  { activity: "05185", alone: ["childcare", "child care"] },
  { activity: "05080", alone: ["knitting", "sewing", "crochet", "crocheting"] },
  { activity: "10120", alone: ["guitar"] },
  { activity: "10100", alone: ["violin"] },
  { activity: "20020", alone: ["singing"] },
  { activity: "22040", alone: ["gaming"] },
];
