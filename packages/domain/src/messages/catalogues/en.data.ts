/** What the service says in English. */

export const COMPANION = {
  "exercising.energetic":
    "I love keeping you company. Go as it feels good, and stop whenever it doesn't.",
  "exercising.happy": "Being together like this is nice. Do just as much as feels right.",
  "exercising.calm": "Nice and steady. Your own pace suits me perfectly.",
  "exercising.tired": "Any pace is fine, and so is a break. I'm with you.",
  "exercising.unwell":
    "I'm right beside you. However little it is, it is plenty, and stopping is always fine.",
  "celebrating.energetic": "You did it! What a lovely way to spend the time.",
  "celebrating.happy": "Hooray! Let's enjoy this moment together.",
  "celebrating.calm": "Done, and done your way. That is worth a quiet smile.",
  "celebrating.tired": "That's that. Lean back; whatever comes next can be slow.",
  "celebrating.unwell": "You took some time for yourself, and that is lovely.",
  "recovering.energetic":
    "What a full day that was! Letting go of everything feels delightful now.",
  "recovering.happy": "So much has happened since yesterday. A slow moment together sounds nice.",
  "recovering.calm": "Time to let things settle. I'm in no hurry at all.",
  "recovering.tired": "You have given a lot. Rest for as long as you like.",
  "recovering.unwell": "I'll just sit here with you for a while.",
  "resting.energetic": "In such good spirits, sleep comes with a smile. Sweet dreams!",
  "resting.happy": "The night is quiet and I'm snug. Sleep tight.",
  "resting.calm": "The stars are out and time slows down. So do I.",
  "resting.tired": "I'm wrapped up warm already. Rest softly; the morning can wait.",
  "resting.unwell": "Good night. I'm close by, and tomorrow may be as gentle as you like.",
  "idle.energetic": "I'm in high spirits! It's great to share them with you.",
  "idle.happy": "Good to see you. It's a pleasant time with you around.",
  "idle.calm": "Hello there. I'm content just being here with you.",
  "idle.tired": "It's good that you're here. A quiet while together suits me very well.",
  "idle.unwell": "I'm glad to see you, just as you are.",
  "pause.illness.idle":
    "Rest as much as you like; everything else can wait. I hope you feel better soon.",
  "pause.illness.resting": "I wish you a restful night. Sleep softly; I'll be here.",
  "pause.illness.active":
    "I'm with you. Be gentle with yourself; rest is what helps most while you are ill.",
  "pause.injury.idle": "Take all the rest and time you want. I'm patient, and I like your company.",
  "pause.injury.resting":
    "May you find a comfortable pillow and a good night's rest. See you in the morning.",
  "pause.injury.active": "I'm with you. Spare what hurts, and rest as soon as it asks for it.",
  "pause.travel.idle": "Enjoy your journey! I love coming along.",
  "pause.travel.resting": "Wherever you are staying tonight, sleep well. I came along.",
  "pause.rest.idle": "A day off, how nice. Let's savour it.",
  "pause.rest.resting": "A free day, and a long calm night. Sleep as late as you please.",
  "care.danger":
    "What you wrote may be an emergency. Please stop now, and call the emergency number if it is still there or comes back.",
  "care.look":
    "What you wrote is on my mind. Please rest until a doctor has had a look at it, ideally today.",
  "care.support":
    "What you wrote matters to me. Please talk today to somebody you trust or to a crisis line; in danger, call the emergency number.",
  "care.ease":
    "I can see that did not feel good. Rest, and spare what hurts; if it lasts or gets worse, please have it looked at.",
  "care.hard": "That was a hard one. Take all the time you want to rest; I am staying with you.",
};

export const UNITS = {
  "distance.metric": "{count} km",
  "distance.imperial": "{count, plural, one {{count} mile} other {{count} miles}}",
  "pace.metric": "{minutes}:{seconds} min/km",
  "pace.imperial": "{minutes}:{seconds} min/mile",
  "speed.metric": "{count} km/h",
  "speed.imperial": "{count} mph",
};

export const REPORT = {
  "target_reached.minutes":
    "With {minutes} minutes you reached the recommended {target} minutes of activity a week.",
  "target_reached.met_minutes":
    "Your activity was hard enough to reach the recommended weekly amount: {metMinutes} MET-minutes, where {recommended} are recommended.",
  "target_reached.young":
    "With {minutes} minutes you reached what is recommended at ages 5 to 17: {target} minutes a week, or 60 a day on average.",
  more_than_before:
    "You were active {minutes, plural, one {{minutes} minute} other {{minutes} minutes}} more than in the period before.",
  longest_day:
    "Your longest day was {date}, with {minutes, plural, one {{minutes} minute} other {{minutes} minutes}}.",
  distance_covered: "You covered {distance} in all.",
  "distance_covered.paced": "You covered {distance} in all; your average pace on foot was {pace}.",
  speed_kept: "{kind}: {distance} at {speed} on average.",
  "kind.bicycling": "Cycling",
  "kind.inline_skating": "Inline skating",
  "kind.ice_skating": "Ice skating",
  "kind.skateboarding": "Skateboarding",
  "kind.skiing": "Skiing",
  "kind.roller_skiing": "Roller skiing",
  "kind.rowing": "Rowing",
  "kind.kayaking": "Kayaking",
  "kind.canoeing": "Canoeing",
  "kind.wheeling": "By wheelchair",
  "kind.handcycling": "Handcycling",
  "goal_reached.week": "You reached your goal for the week: {done}.",
  "goal_reached.month": "You reached your goal for the month: {done}.",
  "goal_passed.week": "You passed your goal for the week: {done}, and you had aimed for {target}.",
  "goal_passed.month":
    "You passed your goal for the month: {done}, and you had aimed for {target}.",
  "amount.sessions": "{count, plural, one {{count} session} other {{count} sessions}}",
  "amount.minutes": "{count, plural, one {{count} minute} other {{count} minutes}}",
  "amount.met_minutes": "{count} MET-minutes",
  "amount.active_days": "{count, plural, one {{count} active day} other {{count} active days}}",
  first_sessions: "You got moving: there was no session in the period before.",
  steep_increase:
    "You did at least twice as much as in the period before. Raise the amount step by step.",
  no_rest_day: "You exercised on seven days in a row. A lighter or free day helps you recover.",
  high_monotony: "Your training load hardly varied from day to day. Mix lighter and harder days.",
  very_long_day:
    "One day had four hours of exercise or more. Drink, eat and rest well after a day like that.",
  feedback_danger:
    "What you wrote about {date} may be an emergency. If it is still there or comes back, call the emergency number now; do " +
    "not exercise until a doctor has looked at it.",
  feedback_care:
    "What you wrote about {date} should be looked at by a doctor: if nobody has seen it yet, ideally today. Do not exercise " +
    "until then; if it gets worse, call the emergency number.",
  feedback_ease:
    "What you wrote about {date} tells of pain or of not being well. Spare what hurts and go easy until it is gone; have it " +
    "looked at if it lasts for more than a few days or gets worse.",
  feedback_support:
    "What you wrote about {date} matters, and you need not be alone with it. Please talk today to somebody you trust, a " +
    "doctor or a crisis line; in danger, call the emergency number.",
  scheme_item_not_allowed:
    "Your scheme “{scheme}” includes “{item}”, which the safety policy does not allow for you now. {reason} Leave it out, or ask a doctor first.",
  more_scheme_items_not_allowed:
    "There are more such exercises in your plans; the check of your records names them.",
  design_value: "Design value of this service",
};

export const POLICY = {
  avoid: "Avoid {strain} ({limit}).",
  take_care: "Take care with {strain} ({limit}).",
  "too_hard.none": "No exercise for now, until a doctor agrees.",
  "too_hard.light": "Nothing harder than light effort.",
  "too_hard.moderate": "Nothing harder than moderate effort.",
  "limit.pregnancy": "pregnancy",
  "limit.hypertension": "high blood pressure",
  "limit.severe_hypertension": "blood pressure that is not controlled",
  "limit.heart_disease": "heart or vessel disease",
  "limit.aortic_risk": "a weak aorta or heart muscle",
  "limit.arrhythmia": "an irregular heart rhythm",
  "limit.lung_disease": "lung disease",
  "limit.lower_limb_injury": "a hip, knee, leg, ankle or foot problem",
  "limit.shoulder_injury": "a shoulder problem",
  "limit.hand_injury": "an arm or hand problem",
  "limit.back_injury": "a back problem",
  "limit.chronic_back_pain": "long-lasting back pain",
  "limit.neck_injury": "a neck problem",
  "limit.head_injury": "a head injury",
  "limit.osteoporosis": "fragile bones",
  "limit.bleeding_risk": "a higher risk of bleeding",
  "limit.seizure_risk": "a risk of seizures",
  "limit.hypoglycaemia_risk": "a risk of low blood sugar",
  "limit.eye_pressure": "an eye disease that pressure worsens",
  "limit.poor_balance": "unsteady balance",
  "limit.hernia": "a hernia or weak abdominal wall",
  "limit.ear_problem": "an ear, sinus or skin problem that water worsens",
  "limit.heat_sensitivity": "low tolerance of heat",
  "limit.severe_obesity": "high body weight",
  "limit.heart_rate_limited": "a pulse that does not tell effort",
  "limit.child": "age under 18",
  "limit.young_child": "age below 10",
  "limit.older_adult": "age 65 or over",
  "kind.contact": "contact, tackles and blows",
  "kind.combat": "blows, throws and tackles",
  "kind.fall_risk": "a high risk of falling",
  "kind.unsteady": "balancing on ladders, stools or other raised things",
  "kind.height": "heights and climbing",
  "kind.impact": "running, jumping and other impact",
  "kind.pivoting": "quick turns and stops",
  "kind.overhead": "work with the arms overhead",
  "kind.hand_loading": "load on hands and wrists",
  "kind.heavy_lifting": "heavy lifting",
  "kind.straining": "maximal lifts and straining with held breath",
  "kind.spinal_bending": "loaded bending and twisting of the spine",
  "kind.supine": "lying on the back for long",
  "kind.lying_flat": "lying flat on the back",
  "kind.inverted": "positions with the head down",
  "kind.altitude": "high altitude",
  "kind.diving": "diving under water",
  "kind.water": "open or deep water, and never go in alone",
  "kind.cold_water": "cold water",
  "kind.heat": "hot rooms and hot weather",
  "kind.maximal_effort": "sprints, races and all-out efforts",
};

export const HEALTH = {
  seek_care:
    "Please stop training for now and see a doctor soon. With chest pain, breathlessness or faintness, call the emergency number.",
  "seek_care.care_needed": "Something in your profile should be looked at by a doctor first.",
  ask_before_exercise:
    "Please ask a health professional before you begin to train, or do more than now.",
  "ask_before_exercise.clearance_needed":
    "Given what your profile says, please check with a health professional first.",
  rest_until_cleared: "Rest until then. It is the best thing you can do for your health right now.",
  "rest_until_cleared.no_exercise_allowed": "For now the safety rules leave no room for training.",
  have_it_looked_at:
    "Please rest until a doctor has looked at it, ideally today. If it gets worse or comes back, call the emergency number.",
  "have_it_looked_at.danger_told":
    "What you wrote about one of your last sessions should be looked at by a doctor.",
  talk_to_somebody:
    "Please talk today to somebody you trust, a doctor or a crisis line. In danger, call the emergency number.",
  "talk_to_somebody.worry_told": "What you wrote about one of your last sessions matters.",
  rest_in_illness:
    "Give yourself rest and sleep. You are missing nothing, and these days do not count against you.",
  "rest_in_illness.paused_by_illness": "You are on a pause because of illness.",
  rest_in_injury:
    "Let it heal and spare what hurts. You are missing nothing, and these days do not count against you.",
  "rest_in_injury.paused_by_injury": "You are on a pause because of an injury.",
  return_after_illness:
    "Later, once you have been free of fever and well in daily life for some days, begin with a few easy minutes " +
    "and let them grow over a week or more.",
  "return_after_illness.paused_by_illness": "You are on a pause because of illness.",
  return_after_injury:
    "Later, once daily movements are free of pain, begin with short and easy movement that does not load the " +
    "injured place, and let it grow slowly.",
  "return_after_injury.paused_by_injury": "You are on a pause because of an injury.",
  enjoy_the_pause:
    "Enjoy your pause. Nothing is waiting for you, and these days do not count against you.",
  "enjoy_the_pause.paused": "You planned a pause for today.",
  ease_off:
    "Spare what hurts and take it easy until it is gone. Have it looked at if it lasts for more than a few days or gets worse.",
  "ease_off.pain_told":
    "What you wrote about one of your last sessions tells of pain or of not being well.",
  ask_before_vigorous:
    "Stay at an effort at which you can still talk, and ask a health professional before you go beyond it.",
  "ask_before_vigorous.vigorous_needs_clearance":
    "Given what your profile says, please check with a health professional before hard efforts.",
  ease_back:
    "Come back in small steps: shorter and easier than before for a week, and only as far as it feels good.",
  "ease_back.pause_ended_lately": "Your pause because of illness or injury has only just ended.",
  move_gently_today:
    "For today the easy movement of daily life is enough: a few minutes at a time, so lightly that you can talk, " +
    "and stop if anything hurts or feels wrong.",
  "move_gently_today.clearance_needed": "Easy everyday movement needs no clearance.",
  recover_after_high_load:
    "You did a lot. A few easier days and good sleep help your body recover.",
  "recover_after_high_load.load_rose_quickly":
    "In the last seven days you did {ratio} times as many minutes a day as over the last weeks. That is a hint, not a forecast.",
  take_a_rest_day: "Treat yourself to a lighter or free day.",
  "take_a_rest_day.no_rest_day": "You have been active {days} days in a row.",
  keep_it_light:
    "Keep it easy for now: a few minutes of something that suits you and leaves you fresh are just right.",
  "keep_it_light.only_light_allowed": "For now the safety rules leave room for easy effort alone.",
  start_gently:
    "Begin whenever you like, with ten easy minutes of something that you enjoy. Some movement is better than none.",
  "start_gently.no_records": "There are no sessions on record from the last few weeks.",
  move_every_day:
    "{missing, plural, one {{missing} more minute} other {{missing} more minutes}} a day would do it: every kind of movement " +
    "that you enjoy counts.",
  "move_every_day.below_daily_amount":
    "You recorded {minutes, plural, one {{minutes} minute} other {{minutes} minutes}} a day on average in the last seven days; " +
    "at ages 5 to 17, {target} are recommended.",
  reach_weekly_amount:
    "{missing, plural, one {{missing} more minute} other {{missing} more minutes}} would complete this week's amount. " +
    "Add them step by step, ten minutes at a time, with any movement that suits you; every minute counts, and what remains may wait for next week.",
  "reach_weekly_amount.below_weekly_amount":
    "{pausedDays, plural, =0 {This week you have recorded {minutes} of the {target} minutes that are recommended.} other {Without the " +
    "days of your pause, {target} minutes are recommended this week; you have recorded {minutes}.}}",
  keep_going: "Well done. Keep to the kind of movement that you enjoy; there is no need for more.",
  "keep_going.amount_reached":
    "With {minutes} minutes {period} you reached the {target} that are recommended" +
    "{pausedDays, plural, =0 {} other { for the days without a pause}}.",
  "keep_going.amount_reached_by_met":
    "Your {minutes} minutes {period} were hard enough to count for more: {metMinutes} MET-minutes, where " +
    "{recommended} are recommended{pausedDays, plural, =0 {} other { for the days without a pause}}.",
  add_strength_days:
    "Strength exercise for the large muscles on {target} days a week does you good: begin with light resistance and breathe freely.",
  "add_strength_days.few_strength_days":
    "{days, plural, =0 {There is no strength exercise on record in the last seven days} other {You did strength exercise on {days} of the " +
    "last seven days}}; {target} days a week are recommended.",
  add_balance_days:
    "Balance exercise on {target} days a week helps prevent falls: tai chi, for example, with something to hold on to nearby.",
  "add_balance_days.few_balance_days":
    "{days, plural, =0 {There is no balance exercise on record in the last seven days} other {You did balance exercise on {days} of the " +
    "last seven days}}; from the age of 65, {target} days a week are recommended.",
  complete_profile:
    "If you like, add this to your profile, and more figures can be worked out for you.",
  "complete_profile.profile_incomplete": "Not in your profile yet: {fields}.",
  "field.birth": "age",
  "field.gender": "gender",
  "field.heightCm": "height",
  "field.weightKg": "weight",
  field_separator: ", ",
  this_week: "this week",
  last_seven_days: "a day on average in the last seven days",
};
