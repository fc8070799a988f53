/** By definition. Source: National Institute of Standards and Technology, Guide for the Use of the International System of Units (SI), 2008. */
export const METERS_PER_YARD = 0.9144;
