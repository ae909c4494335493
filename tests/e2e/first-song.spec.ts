import { expect, type Page } from '@playwright/test'
import { type DemoName, demoFacts, firstSong } from '#lib/catalog/demo-songs.ts'
import { genrePath } from '#lib/catalog/genres.ts'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/product.ts'

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** A little before a song's first word. */
const beforeWords = (name: DemoName) => `${((demoFacts(name).lines[0]?.starts[0] ?? 0) - 0.4).toFixed(1)}`

/** Sounds that the page asks for, by their addresses. */
function soundsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.mp3')) asked.push(pathname)
  })
  return asked
}

for (const language of COMPLETE_LANGUAGES) {
  const name = firstSong(language)

  test(`what can be pressed first on the landing page in ${language} sings in it, and its words light up`, async ({
    page,
  }) => {
    const sounds = soundsOf(page)
    for (const window of WINDOWS) {
      sounds.length = 0
      await page.setViewportSize(window)
      await page.goto(localPath(language, '/'))
      const main = page.getByRole('main')
      const play = main.getByRole('button').first()
      await expect(play).toBeInViewport({ ratio: 1 })
      await expect(main.locator('[data-sung]')).toHaveCount(0)
      expect(sounds).toEqual([])
      await play.click()
      await expect(play).toHaveAttribute('data-playing', 'true')
      await expect.poll(() => [...new Set(sounds)]).toEqual([`/demos/${name}.mp3`])
      await main.getByRole('slider').first().fill(beforeWords(name))
      const first = demoFacts(name)
        .lines[0]?.text.split(/·|\s/)
        .find((part) => part !== '')
      await expect(main.locator('[data-sung]').first()).toHaveText(first ?? '')
      await expect(main.locator('[data-sung=now]')).toBeVisible()
    }
  })
}

test('a genre’s page plays first what is in the language of the page', async ({ page }) => {
  const sounds = soundsOf(page)
  await page.goto(localPath('ja', genrePath('metal')))
  await page.getByRole('main').getByRole('button').first().click()
  await expect.poll(() => sounds).toContain(`/demos/${firstSong('ja')}.mp3`)
})

test('the words of a sample light up in its place, line by line', async ({ page }) => {
  await page.goto('/')
  const sample = page.getByRole('article').filter({ hasText: 'Summer Vibes' })
  const height = (await sample.boundingBox())?.height
  await sample.getByRole('slider').fill(beforeWords('summer-vibes'))
  const sung = sample.locator('[data-sung]')
  await expect(sung.first()).toHaveText('To')
  await expect(sung).not.toHaveCount(1)
  expect((await sample.boundingBox())?.height).toBe(height)
})

test('the words of a genre’s song show where it is', async ({ page }) => {
  await page.goto(genrePath('lofi'))
  const song = page.getByRole('article').filter({ hasText: 'Kettle, Window, Cat' })
  await song.getByText('Words', { exact: true }).click()
  await song.getByRole('slider').fill(beforeWords('kettle-window-cat'))
  const line = song.locator('section').first().locator('p').first()
  await expect(line.locator('[data-sung]').first()).toHaveText('Ket')
  await expect(line).toHaveText(/^Kettle\s*on\s*the\s*smallest\s*ring$/)
})

test('the song goes on from verse to chorus where its words stand, and nothing jumps', async ({ page }) => {
  await page.goto('/')
  const verse = page.getByRole('main').getByRole('img').first()
  const { lines } = demoFacts(firstSong('en'))
  const chorus = lines.find(({ stanza }) => stanza !== lines[0]?.stanza)
  // On a busy machine they come late, and the heading above becomes a line shorter.
  await page.evaluate(() => document.fonts.ready)
  const box = await verse.boundingBox()
  await page.getByRole('main').getByRole('button').first().click()
  await page.getByRole('main').getByRole('slider').first().fill(`${chorus?.starts[0]}`)
  await expect(verse).toHaveAccessibleName(/Rain on the roof/)
  await expect(verse).not.toHaveAccessibleName(/I left the window/)
  // An element that is replaced while it is measured has no box.
  await expect.poll(() => verse.boundingBox()).toEqual(box)
})

test('one song is heard before and after', async ({ page }) => {
  const sounds = soundsOf(page)
  await page.goto('/')
  await page.getByRole('heading', { name: 'The same song in another voice' }).scrollIntoViewIfNeeded()
  for (const voice of ['The first voice', 'Halson Satinette', 'Dotbelle Moonmoth']) {
    await page.getByRole('button', { name: `Play Eleven Floors · ${voice}` }).click()
    await expect(page.getByRole('button', { name: `Pause Eleven Floors · ${voice}` })).toBeVisible()
  }
  await expect.poll(() => new Set(sounds).size).toBe(3)
})

test('words that light up can be read by everybody, in the dark and by day', async ({ page }) => {
  for (const theme of ['dark', 'light']) {
    await page.addInitScript((chosen) => localStorage.setItem('canto-theme', chosen), theme)
    await page.goto('/')
    expect(await page.evaluate(() => document.documentElement.dataset.theme ?? 'dark')).toBe(theme)
    await page.getByRole('main').getByRole('button').first().press('Enter')
    await page
      .getByRole('main')
      .getByRole('slider')
      .first()
      .fill(beforeWords(firstSong('en')))
    await expect(page.locator('[data-sung=now]')).toBeVisible()
    await expectAccessible(page)
  }
})
