import { DARK_GROUND, LIGHT_GROUND, THEME_KEY } from '#components/layout/theme/theme.ts'

/** Runs before the first paint, inline in the head: a stored choice of light stands before anything is drawn. */
export const themeScript = `{
  let light
  try {
    light = localStorage.getItem('${THEME_KEY}') === 'light'
  } catch {}
  if (light) document.documentElement.dataset.theme = 'light'
  document.head.append(Object.assign(document.createElement('meta'), {
    name: 'theme-color',
    content: light ? '${LIGHT_GROUND}' : '${DARK_GROUND}',
  }))
}`
