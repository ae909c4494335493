import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  Dit is er voor {names}, dus zet het raam open
  Voor {names}, de hele straat mag erop lopen

  En vraagt iemand later voor wie ik dit zong
  Voor {names}, voor {names}, ik had het op mijn tong

  Ik dacht aan {names}, en zo is het begonnen
  En nu zingt de straat mee, en dus is er gewonnen

  Hoera voor {names}, en nu harder, nog meer
  Voor {names}, en dan van voren af aan nog een keer
`
