/** Where the rules of a report come from. */
export const DESIGN_VALUE = "Design value of this service";
export const WHO_2020 =
  "World Health Organization, Guidelines on physical activity and sedentary behaviour, 2020";
export const HHS_2008 =
  "US Department of Health and Human Services, Physical Activity Guidelines for Americans, 2008, Appendix 1";
export const FOSTER_1998 =
  "Foster, Monitoring training in athletes with reference to overtraining syndrome, Med Sci Sports Exerc 1998;30(7):1164-1168";
