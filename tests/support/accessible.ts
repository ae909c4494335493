import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The dark theme is tested by every rule, the light one only by rules about colours. */
const RULES: Readonly<Record<'dark' | 'light', RunOptions['runOnly']>> = {
  dark: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  light: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/**
 * Expects that axe finds no fault with a page. The script is read into the page once and run there. @axe-core/playwright would
 * read it three times a run and open an empty page besides, for the sake of frames from other sites, which no page here has.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(page.frames()).toHaveLength(1)
  // Without motion, colours change at once, and axe measures none in the middle of a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  for (const [theme, runOnly] of Object.entries(RULES)) {
    const found = await page.evaluate(wrong, {
      theme,
      options: { runOnly, resultTypes: ['violations'], preload: false },
    })
    expect(found, `${page.url()}, ${theme}`).toEqual([])
  }
}

async function wrong({ theme, options }: { theme: string; options: object }): Promise<string[]> {
  document.documentElement.dataset.theme = theme
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const { violations, passes } = await axe.run(document, options)
  if (passes.length === 0) throw new Error('axe looked at nothing')
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
