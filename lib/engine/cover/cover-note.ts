/** Stands in every file of a cover. */
export const coverNote = (voiceName: string) =>
  `Made by a machine: sung anew by the Canto engine in the voice of ${voiceName}.`
