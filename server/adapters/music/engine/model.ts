/** The embedded engine's name, as the badge and the song page show it. */
export const ENGINE_MODEL = 'Canto Engine'
