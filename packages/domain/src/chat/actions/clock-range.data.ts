/** What two numbers are of that are no times of day. The choice of words is a design value. */

const words = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.join(" ").split(" "));

/** Behind the second number: what is counted, or its unit. Chinese words are those of at most two signs. */
export const COUNTED_NOUNS = words(
  "set sets rep reps repetition repetitions round rounds lap laps length lengths pool pools time times step steps floor floors",
  "flight flights session sessions workout workouts run runs ride rides swim swims walk walks interval intervals circuit circuits",
  "exercise exercises hill hills game games match matches hole holes point points goal goals person people friend friends",
  "km kms k kilometer kilometers kilometre kilometres meter meters metre metres m mile miles mi yard yards feet ft cm inches",
  "kg kgs kilo kilos kilogram kilograms lb lbs pound pounds plate plates gram grams g liter liters litre litres cup cups glass glasses",
  "minute minutes min mins second seconds sec secs s day days week weeks month months year years percent % degree degrees",
  "kcal cal cals calorie calories bpm beats watt watts kph kmh mph rpm met mets squat squats pushup pushups burpee burpees pullup pullups",
  "组 組 次 个 個 圈 趟 轮 輪 步 层 層 局 场 場 盘 盤 球 洞 人 位 项 項 下 遍 套 节 節 公里 千米 米 英里 里 码 碼",
  "公斤 千克 斤 磅 克 分钟 分鐘 秒 天 周 月 年 级 級 档 檔 度 千卡 大卡 卡 瓦 杯 升 %",
);

/** Beside the numbers, in their clause: what is measured by them. */
export const MEASURED_NOUNS = words(
  "pace paces paced level levels weight set sets rep reps incline resistance speed gear intensity effort rpe score difficulty zone",
  "配速 速度 级别 級別 等级 等級 重量 组数 組數 次数 次數 强度 強度 阻力 坡度 难度 難度 心率 档位 檔位 负重 負重",
);

/** With these what is measured names a kind of session: "weight training", "speed work". */
export const SESSION_NOUNS = words(
  "training trainings session sessions work workout workouts lifting lift class circuit circuits interval intervals run runs ride rides walk",
);

/** Begins how a session was: "at an easy pace", "with a light weight". */
export const HOW_IT_WAS = words("at with 以 用");
