import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  Dit lied is voor {names}, zet het raam maar open
  Voor {names}, laat de hele straat binnenlopen

  En vraagt iemand later voor wie ik dit zong
  Voor {names}, voor {names}, ik had het op mijn tong

  Ik dacht aan {names}, en zo is het begonnen
  En toen heb ik dit liedje voor {names} gezongen

  Voor {names} is dit lied, van het eerste begin
  Voor {names}, met heel ons hart erin
`
