/** How somebody tells that their child is born, as phrases (`readPhrase`), and what only sounds like it. */

export const TELLS_OF_BIRTH: readonly string[] = [
  "i _ (gave birth|given birth|delivered) _",
  "(i|we) (already|just|have|ive|weve|have just|have already|) had (my|our|the) (baby|twins)",
  "(my|our|the) (baby|twins|son|daughter|little one) (was|were|has been|have been|is|are) (already|just|now|finally|) born",
  "(my|our|the) (baby|twins) (is|are) (now|only|just|already|) # (day|days|week|weeks) (old|)",
  "(baby|newborn) (came|arrived|is here|has arrived)",
  "no longer pregnant",
  "not pregnant (anymore|any more|any longer)",
  "# (day|days|week|weeks) (postpartum|post partum|after birth|after giving birth)",
  "我(已经|刚刚|刚|前几天|上周|上个月|都|昨天|)生(了|完|好了|产了)",
  "(已经|刚刚|刚)(生了|生完|生产完|卸货|顺产|剖腹产|剖宫产|剖了)",
  "(宝宝|孩子|娃|小朋友|bb|双胞胎)(已经|刚刚|刚|都|)(出生|生出来|生下来|出世)",
  "(宝宝|孩子|娃|bb|双胞胎)(现在|已经|刚|才|都|)#(天|周|个星期|星期)",
  "(宝宝|孩子|娃|bb|双胞胎)(现在|已经|刚|才|都|)(满月|足月了|一周|两周|三周|四周|五周|六周|七周|八周)",
  "我(已经|)不(是|再是)孕妇了",
  "我(已经|)产后",
];

export const TELLS_OF_NO_BIRTH: readonly string[] = [
  "(after|when|once|until|before|if|as soon as) i _ (gave birth|given birth|delivered) _",
  "(after|when|once|until|before|if) (i|we) (already|just|have|) had (my|our|the) (baby|twins)",
  "(after|when|once|until|before|if|as soon as) (my|our|the) (baby|twins) (was|were|has been|have been|is|are) (already|just|now|finally|) born",
  "(after|when|once|until|before|if|as soon as) (my|our) (son|daughter|little one) (was|has been|is) (already|just|now|finally|) born",
  "i delivered (a|an|the) (talk|speech|parcel|package|letter|presentation)",
  "(when|once|after|until|before) (the|my|) (baby|newborn) (came|arrived|is here|has arrived)",
  "i _ (gave birth|given birth|delivered) _ (year|years) ago",
  "我(已经|刚刚|刚|)生(了|完|产了)(之后|以后|后|再|才|就|病|气|锈|一场病|一肚子气)",
  "(等|要是|如果|快|还没|没|尚未)(我|)(已经|)生(了|完|产了)",
  "(等|如果|要是)(宝宝|孩子|娃)(出生|生出来|生下来)",
  "(宝宝|孩子|娃)(出生|生出来|生下来|出世)(之后|以后|后|前|之前|再|才)",
  "(大宝|老大|第一胎|头胎|上一胎)_(生|出生)_",
];
