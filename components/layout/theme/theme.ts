export type Theme = 'dark' | 'light'

export const THEME_KEY = 'canto-theme'
/** What the browser's own bar is like: `--ground` of app/tokens.css. */
export const DARK_GROUND = '#13100d'
export const LIGHT_GROUND = '#f5f0e6'

/** Does what theme-script.ts does, for a document that React has started anew. */
export function restoreTheme(): void {
  try {
    if (localStorage.getItem(THEME_KEY) === 'light') chooseTheme('light')
  } catch {
    // Storage may be refused.
  }
}

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', theme === 'light' ? LIGHT_GROUND : DARK_GROUND)
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage may be refused; the choice then lasts as long as the page.
  }
}
