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
    "What you wrote can be an emergency. Please stop now, and call the emergency number if it is still there or comes back.",
  "care.look":
    "What you wrote is on my mind. Please rest until a doctor has had a look at it, best today.",
  "care.support":
    "What you wrote matters to me. Please talk today to somebody you trust or to a crisis line; in danger, call the emergency number.",
  "care.ease":
    "That did not feel good, I see. Rest, and spare what hurts; if it stays or gets worse, please have it looked at.",
  "care.hard": "That was a hard one. Take all the time you want to rest; I am staying with you.",
};

export const REPORT = {
  "target_reached.minutes":
    "You reached the {target} minutes of activity a week that are recommended, with {minutes} minutes.",
  "target_reached.met_minutes":
    "You reached the recommended weekly amount by how hard your activity was: {metMinutes} MET-minutes, where {recommended} are recommended.",
  "target_reached.young":
    "You reached what is recommended from 5 to 17 years, {target} minutes a week or 60 a day on average, with {minutes} minutes.",
  more_than_before: "You were active {minutes} minutes more than in the period before.",
  longest_day: "Your longest day was {date} with {minutes} minutes.",
  first_sessions: "You were active again after a period without a session.",
  steep_increase:
    "You did at least twice as much as in the period before. Raise the amount step by step.",
  no_rest_day: "You exercised on seven days in a row. A lighter or free day helps you to recover.",
  high_monotony: "Your training load hardly varied from day to day. Mix lighter and harder days.",
  very_long_day:
    "One day had four hours of exercise or more. Drink, eat and rest enough after such a day.",
  feedback_danger:
    "What you wrote about {date} can be an emergency. If it is still there or comes back, call the emergency number now; do " +
    "not exercise until a doctor has looked at it.",
  feedback_care:
    "What you wrote about {date} should be looked at by a doctor: if nobody has seen it yet, best today. Do not exercise " +
    "until then; if it gets worse, call the emergency number.",
  feedback_ease:
    "What you wrote about {date} tells of pain or of not being well. Spare what hurts and go easy until it is gone; have it " +
    "looked at if it stays for more than some days or gets worse.",
  feedback_support:
    "What you wrote about {date} matters, and you need not be alone with it. Please talk today to somebody you trust, a " +
    "doctor or a crisis line; in danger, call the emergency number.",
  scheme_item_not_allowed:
    'Your scheme "{scheme}" has "{item}", which the safety policy does not allow for you now. {reason} Leave it out, or ask a doctor first.',
  more_scheme_items_not_allowed:
    "There are more such exercises in your plans; the check of your records names them.",
};

export const POLICY = {
  avoid: "Avoid {strain}: {limit}.",
  take_care: "Take care with {strain}: {limit}.",
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
  "limit.bleeding_risk": "a raised risk of bleeding",
  "limit.seizure_risk": "a risk of seizures",
  "limit.hypoglycaemia_risk": "a risk of low blood sugar",
  "limit.eye_pressure": "an eye disease that pressure worsens",
  "limit.poor_balance": "unsure balance",
  "limit.hernia": "a hernia or weak abdominal wall",
  "limit.ear_problem": "an ear, sinus or skin problem that water worsens",
  "limit.heat_sensitivity": "little tolerance of heat",
  "limit.severe_obesity": "high body weight",
  "limit.heart_rate_limited": "a medicine that changes the pulse",
  "limit.child": "age under 18",
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
