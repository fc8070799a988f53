/** Of what a share is asked that no session is; of days, weeks and months there is a mean elsewhere. The choice of words is a design value. */
export const OTHER_UNITS: readonly string[] = [
  "(per|each|every) (single|one|) (k|km|kms|kilometer|kilometre|mile|meter|metre|minute|min|hour|step|lap|length|floor|set)",
  "每(跑|走|骑|游|)(一|)(公里|千米|英里|里|米|分钟|个小时|小时|个钟|步|圈|组|层)",
];
