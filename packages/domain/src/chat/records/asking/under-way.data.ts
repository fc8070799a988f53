/** How people ask how long the session under way has been going on. The choice of words is a design value. */

/** Of that alone. */
export const GOING_ON: readonly string[] = [
  "how long (have|has|ve|) (i|we) been (going|at it|at this|on the go|on it|active|exercising|working out|training|moving) _",
  "how long (have|has|) (it|this|this one) been (going|running|on|going on)",
  "how (long|far) (am|im|are) (i|we) (in|into|going|at it)",
  "how (long|far) (in|into) (it|this|the|my) _",
  "how long (is|has|was) (this|the current|my current) (session|run|workout|walk|ride|swim|one|activity) _ _",
  "(time|minutes|long) (so far|elapsed) (in|on|for|into) (this|my current|the current)",
  "(whats|what is|show|tell) _ (elapsed|running|current) time",
  "elapsed time",
  "what (am i|are we) (doing|training|up to) (now|right now|at the moment|currently|just now)",
  "what (am i|are we) (currently|actually) (doing|training)",
  "(what|which) (session|workout|activity|exercise) (am i|is) (in|doing|running|open|active|under way|in progress) (now|right now|at the moment|)",
  "(我|)(现在|而家|家阵|依家|目前|这会儿|当下)(正|)(在|喺|喺度|系|)(做|练|搞|忙)(紧|着|)(什么|啥|咩|乜|乜嘢|咩嘢)(运动|训练|锻炼|)",
  "(我|)(正在|正喺度|喺度)(做|练)(紧|着|)(什么|啥|咩|乜|乜嘢|咩嘢)(运动|训练|)",
  "(do i have|have i got|is there) (a|an|any|my|) _ (session|workout|run|ride|walk|swim|activity|one) (running|going|open|active|on the go)",
  "(do i have|have i got|is there) (a|an|any|my|) _ (session|workout|run|ride|walk|swim|activity|one) (in progress|under way|underway|ongoing)",
  "(is|are) (my|the|a|any) (session|workout|run|ride|walk|swim) (still running|still going|still on|open|active)",
  "(is|are) (my|the|a|any) (session|workout|run|ride|walk|swim) (in progress|under way|underway|ongoing)",
  "how (long|many minutes) (ago did|since) (i|we) (start|started|begin|began|begun|set off|left) _",
  "how long (is it|has it been|) since (i|we) (start|started|began|set off|left) _",
  "(when|what time) did (i|we) (start|begin) (this|it|now|my current|the current) _",
  "(这次|这回|今次|呢次|当前|目前这次|现在这次|这趟)__(多久|多长时间|几耐|几多分钟|多少分钟)(了|喇|)",
  "(跑|走|骑|游|练|动|做|行|踩|运动|锻炼|健身)(紧|着)(几耐|多久|多长时间)",
  "(我|)(已经|而家|家阵|现在)(跑|走|骑|游|练|动|做|行|踩|运动|锻炼|健身|跑步|训练)(了|咗|)(多久|多长时间|几耐|多少分钟|几多分钟)(了|喇|啦|)",
  "(我|)(开始|开始咗|开始了)(有|)(多久|多长时间|几耐)(了|喇|)",
  "(计时|计咗)(了|到)(多久|几耐)",
];

/** Of that where one is under way, else of all that was done. */
export const MAY_GO_ON: readonly string[] = [
  "how long (have|has|ve|) (i|we) been (running|jogging|walking|hiking|swimming|cycling|biking|riding|rowing|skating|skiing|climbing|dancing|lifting)",
  "(跑|走|骑|游|练|动|行|踩|运动|锻炼|健身)(了|咗)(多久|多长时间|几耐|多少分钟|几多分钟)(了|喇|啦)",
];
