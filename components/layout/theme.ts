export type Theme = 'dark' | 'light'

const STORAGE_KEY = 'canto-theme'

/** Runs before the first paint, inline in the head: a stored choice of light stands before anything is drawn. */
export const themeScript = `try{if(localStorage.getItem('${STORAGE_KEY}')==='light')document.documentElement.dataset.theme='light'}catch{}`

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Storage may be refused; the choice then lasts as long as the page.
  }
}
