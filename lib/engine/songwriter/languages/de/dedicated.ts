import type { Stanzas } from '../stanzas.ts'

/** {names} stands in the accusative, as "Herrn Schmidt" needs it. */
export const dedicated: Stanzas = `
  Dies hier ist für {names}, macht die Fenster weit auf
  Für {names}, die Straße hinab und hinauf

  Und fragt heute jemand, für wen ich das sang
  Für {names}, für {names}, den Abend lang

  Ich dachte an {names}, da fing ich's an
  Jetzt singt's hier ein jeder, so gut er nur kann

  Ein Hoch auf {names}, und singt es ganz laut
  Auf {names}, bis oben der Nachbar schaut
`
