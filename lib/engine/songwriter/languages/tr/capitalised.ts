/** With a capital first letter: "i" becomes "İ". */
export const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)
