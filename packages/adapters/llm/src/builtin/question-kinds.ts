/** What a question asks of the records beside what can be added up: the session under way, and measures of the body. */
export type RecordTopic = "openSession" | "weight" | "height" | "age" | "restingHeartRate" | "bmi";
