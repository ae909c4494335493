'use client'
import { askName } from './name-gate.ts'
import { rememberedPerson } from './remembered-person.ts'
import { useMe } from './use-me.ts'

/** Runs what shows a song or cover to others: at once for who has a name or wants none, for others after they were asked for one. */
export function useNamed(): (action: () => void) => void {
  const me = useMe()
  return (action) => (me?.name === null && !rememberedPerson()?.nameless ? askName({ me, goOn: action }) : action())
}
