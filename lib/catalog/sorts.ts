/** The orders that a person's songs and covers can be listed in; by length the finished ones stand first. */
export const SORTS = ['newest', 'oldest', 'title', 'longest'] as const
export type Sort = (typeof SORTS)[number]
