/** Replies about `someFacts`: whole replies as models write them. */

export const RIGHT: readonly string[] = [
  "Hi! Great to see you're staying active. So far this week you've completed 3 sessions for a total of 95 minutes, burning roughly 540 kcal. That's a 27% increase in minutes over last week, when you did 75 minutes. To reach the recommended 150 minutes, you have 55 minutes left – for example two brisk walks of about 28 minutes each.",
  "### Your week at a glance\n\n| Metric | This week | Last week | Change |\n|---|---|---|---|\n| Sessions | 3 | 2 | +1 |\n| Minutes | 95 | 75 | +20 |\n| Calories | 540 | 410 | +130 |\n\nKeep up the good work!",
  "You're doing well: 5 days in a row is your current streak, and your record is 12 days.",
  "Based on your records, your resting heart rate is 62 bpm and your weight is 72 kg.",
  "**Progress**: 95 / 150 min (63%)",
  "This week you were active on 3 days, 1 day more than last week.",
  "Your 35-minute session today burned about 210 kcal.",
  "Last week: 75 min. This week so far: 95 min.",
  "You've logged 620 of the 500 recommended MET-minutes, so you've already met that target.",
  "Over the past month you have averaged about 34 minutes per session.",
  "Your total so far: 52 workouts, 30 hours and 40 minutes, 10,350 kcal.",
  "I can see 3 workouts from this week, the latest one today with 35 minutes.",
  "No need to worry: with 95 minutes this week you have already done more than last week's 75.",
  "Your streak stands at 5 days. Seven more days and you'd match your best of 12 days.",
  "你好！本周你已经完成了3次运动，总共95分钟，大约消耗540千卡，比上周的75分钟多了20分钟。距离推荐的150分钟还差55分钟，可以安排两次各28分钟左右的快走。",
  "### 本周小结\n\n| 指标 | 本周 | 上周 |\n|---|---|---|\n| 次数 | 3 | 2 |\n| 分钟 | 95 | 75 |\n| 千卡 | 540 | 410 |",
  "你当前连续运动5天，历史最好成绩是连续12天。",
  "从记录看，你上周运动75分钟、2次，本周95分钟、3次。",
  "你今天的35分钟运动消耗了约210千卡。",
  "本周活跃天数为3天，比上周多1天。",
  "进度：95/150分钟（63%）",
  "近30天你共运动14次，平均每次约34分钟。",
];

export const ADVICE: readonly string[] = [
  "Good question! Brisk walking for 30 minutes burns about 150 kcal for a person of 70 kg. If you want to burn more, try 45 minutes or add some hills. Start slowly, rest when needed, and drink water every 15 to 20 minutes.",
  "Here's how you could structure your week:\n\n- **Monday:** 30 min brisk walk\n- **Wednesday:** 20 min strength training\n- **Friday:** 30 min cycling\n- **Sunday:** 45 min easy hike\n\nThat adds up to about 125 minutes.",
  "For strength training, do 2–3 sets of 8–12 repetitions, with 60 to 90 seconds of rest between sets, on 2 or 3 days a week.",
  "| Activity | Minutes | kcal |\n|---|---|---|\n| Walking | 30 | 120 |\n| Running | 30 | 300 |",
  "After an illness, wait until you have been free of fever for 24 hours and start with 10 to 15 minutes.",
  "You did great! Tomorrow, 20 minutes of stretching are enough.",
  "Sounds like a plan! 3 sessions of 30 minutes is a realistic goal.",
  "Most healthy adults sleep 7–9 hours; you might aim for 8 hours.",
  "A pace of 6 min per km is moderate for many runners.",
  "Interval idea: 1 minute fast, 2 minutes slow, repeated 8 times, 24 minutes in all.",
  "To keep your streak going, 10 minutes of walking today will do.",
  "Studies show that sitting less than 8 hours a day and moving 60 minutes lowers the risk.",
  "好问题！快走30分钟大约消耗150千卡（以70公斤体重计算）。想消耗更多，可以延长到45分钟。",
  "你可以这样安排一周：\n\n- **周一**：快走30分钟\n- **周三**：力量训练20分钟\n- **周五**：骑行30分钟\n\n合计80分钟左右。",
  "力量训练做2到3组，每组8到12次，组间休息60到90秒，每周2到3天。",
  "| 活动 | 分钟 | 千卡 |\n|---|---|---|\n| 步行 | 30 | 120 |\n| 跑步 | 30 | 300 |",
  "退烧满24小时后，再从10到15分钟开始。",
  "你做得很好！明天拉伸20分钟就够了。",
  "想保持连续打卡，今天走10分钟就行。",
  "间歇建议：快1分钟、慢2分钟，重复8次，共24分钟。",
];

export const CORRECTED: readonly (readonly [text: string, right: string])[] = [
  [
    "Hi! So far this week you've completed 5 sessions for a total of 180 minutes, burning roughly 900 kcal. To reach the recommended 150 minutes, try two brisk walks of about 28 minutes each.",
    "Hi! So far this week you've completed 3 sessions for a total of 95 minutes, burning roughly 540 kcal. To reach the recommended 150 minutes, try two brisk walks of about 28 minutes each.",
  ],
  [
    "### Your week at a glance\n\n| Metric | This week | Last week |\n|---|---|---|\n| Sessions | 4 | 2 |\n| Minutes | 95 | 85 |\n| Calories | 640 | 410 |",
    "### Your week at a glance\n\n| Metric | This week | Last week |\n|---|---|---|\n| Sessions | 3 | 2 |\n| Minutes | 95 | 75 |\n| Calories | 540 | 410 |",
  ],
  [
    "You're doing well: 7 days in a row is your current streak.",
    "You're doing well: 5 days in a row is your current streak.",
  ],
  [
    "Based on your records, your resting heart rate is 58 bpm and your weight is 75 kg.",
    "Based on your records, your resting heart rate is 62 bpm and your weight is 72 kg.",
  ],
  ["This week you were active on 5 days.", "This week you were active on 3 days."],
  [
    "Last week: 100 min. This week so far: 120 min.",
    "Last week: 75 min. This week so far: 95 min.",
  ],
  ["Your total so far: 70 workouts.", "Your total so far: 52 workouts."],
  [
    "你好！本周你已经完成了5次运动，总共200分钟，大约消耗900千卡，比上周的75分钟多了20分钟。",
    "你好！本周你已经完成了3次运动，总共95分钟，大约消耗540千卡，比上周的75分钟多了20分钟。",
  ],
  [
    "### 本周小结\n\n| 指标 | 本周 | 上周 |\n|---|---|---|\n| 次数 | 5 | 2 |\n| 分钟 | 95 | 90 |",
    "### 本周小结\n\n| 指标 | 本周 | 上周 |\n|---|---|---|\n| 次数 | 3 | 2 |\n| 分钟 | 95 | 75 |",
  ],
  ["你当前连续运动9天。", "你当前连续运动5天。"],
  ["本周活跃天数为5天。", "本周活跃天数为3天。"],
  ["近30天你共运动20次。", "近30天你共运动14次。"],
  ["从记录看，你上周运动90分钟，本周120分钟。", "从记录看，你上周运动75分钟，本周95分钟。"],
  [
    "Over the past month you have averaged about 60 minutes per session. Nice!",
    "Over the past month you have averaged about 34 minutes per session. Nice!",
  ],
  ["近30天你平均每次约60分钟。继续加油！", "近30天你平均每次约34分钟。继续加油！"],
];

export const DROPPED: readonly (readonly [text: string, right: string])[] = [
  [
    "Great job! Your 80-minute session today burned about 900 kcal. Now rest.",
    "Great job! Now rest.",
  ],
];
