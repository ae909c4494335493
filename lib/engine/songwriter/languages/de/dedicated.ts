import type { Stanzas } from '../stanzas.ts'

/** They suit a mourner as well as a feast. {names} stands in the accusative, as "Herrn Schmidt" needs it. */
export const dedicated: Stanzas = `
  Dies hier ist für {names}, und das von Beginn
  Für {names}, da steckt jede Zeile mit drin

  Und fragt heute jemand, für wen ich das sang
  Für {names}, für {names}, den Abend lang

  Ich denk an {names} bei jedem der Worte
  Und sing es zu Haus und an jedem der Orte

  An {names} hab ich dabei immer gedacht
  Für {names} hab ich dieses Lied gemacht
`
