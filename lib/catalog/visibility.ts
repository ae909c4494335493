/** What an owner chooses from: who else may open a song or cover. */
export const VISIBILITIES = ['link', 'public', 'private'] as const

export type ChosenVisibility = (typeof VISIBILITIES)[number]

/** As it was chosen, or as an operator took it down. */
export type Visibility = ChosenVisibility | 'withheld'

/** Whether others may open what is finished, once they have its link. */
export const othersMayOpen = (visibility: Visibility) => visibility === 'link' || visibility === 'public'

/** Whether others may open a song or cover now. */
export const isOpen = ({ status, visibility }: { readonly status: string; readonly visibility: Visibility }) =>
  status === 'completed' && othersMayOpen(visibility)
