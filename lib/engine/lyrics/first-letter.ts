/** A text with its first letter as a capital one. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A text with its first letter as a small one. */
export const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
