/** The ledger's name for what one run of a song cost. A song that failed and is tried again is charged anew. */
export function chargeReference(song: { id: string; run: number }): string {
  return `song:${song.id}:${song.run}`
}
