/** Changes whenever the same request may give other bytes. */
export const ENGINE_VERSION = '1.8.6'

/** Stands in every file that is handed out. */
export const MACHINE_NOTE = 'Made by a machine: written, played, sung and mixed by the Canto engine.'
