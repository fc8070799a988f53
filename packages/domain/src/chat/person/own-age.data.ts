/** How a question leans on the age of who asks, as phrases (`readPhrase`); `named` stands where the age itself would. */
export const OWN_AGE: Readonly<Record<"named" | "beside", readonly string[]>> = {
  named: [
    "(at|for|of|in|with|) (someone|somebody|people|person|man|woman|guy|girl|boy|kid|) (at|of|around|) my (own|) (age|stage of life) (group|)",
    "(at|for) this age",
    "(at|in) my time of life",
    "(some|any) one (at|of|around|) my (own|) age",
    "(像|对|按|以|到|到了|在|处于|)我(现在|如今|而家|)(的|)(这|呢|这样|咁嘅|咁)(个|把|种|样的|)(年纪|年龄|岁数|年龄段)",
    "(像|对|按|以|到|到了|在|处于|)我(现在|如今|而家|)(的|嘅)(年纪|年龄|岁数|年龄段)",
    "(到了|在|)(这|呢)(个|把)(年纪|年龄|岁数)",
    "(年纪|年龄|岁数)(跟|和|同)我(一样|差不多)(的人|)",
    "我(这|呢)(个|把)(年纪|年龄|岁数|年龄段)的人",
  ],
  beside: [
    "(am i|im|i am|i might be|maybe im) (really|just|) too (old|young)",
    "(someone|somebody|people|person) (like|such as) me",
    "(someone|somebody|people) as (old|young) as (me|i am)",
    "我(是不是|系唔系|会不会|会唔会|是否|)(已经|)(太|)(老了|太老|年纪太大|年纪大了|年纪太小|年纪小)",
    "(像|好似)我(这样|这种|咁)(的|嘅|)人",
  ],
};
