import { expect, type Page } from '@playwright/test'
import { signInByApi, test } from '../support/product.ts'

const lyrics = (page: Page) => page.getByRole('textbox', { name: 'Lyrics' })
const EIGHTY = Array.from({ length: 80 }, (_, index) => `Line ${'abcdefghij'[index % 10]} of a long song`).join('\n')

async function openForm(page: Page) {
  await page.goto('/ai-music-generator')
  await expect(lyrics(page)).toBeVisible()
}

test('the form says which words are sung otherwise than they are written, and refuses what nobody can sing', async ({
  page,
}) => {
  await signInByApi(page.request, `words-${Date.now()}@example.com`)
  await openForm(page)
  await lyrics(page).fill('[Verse]\nPlain words, as they are (oh, as they are)')
  await page.waitForResponse(/music\.readLyrics/)
  await expect(page.getByText(/^(Sung as|Left out|Sung again):/)).toHaveCount(0)

  await lyrics(page).fill('[Am] It was 1999 (softly)\nThe DJ had $5 😀\nAll night long (x2)')
  await expect(page.getByText('Sung as: 1999 → nineteen ninety-nine · DJ → dee jay · $5 → five dollars')).toBeVisible()
  await expect(page.getByText('Left out: [Am] · (softly) · 😀')).toBeVisible()
  await expect(page.getByText('Sung again: (x2)')).toBeVisible()

  await lyrics(page).fill('Anna: Come home (come home)\nBen: I stay')
  await expect(page.getByText('Two singers take turns, as your lyrics say.')).toBeVisible()
  await expect(page.getByText('Sung by a second voice: (come home)')).toBeVisible()
  await lyrics(page).fill('It was 1999')

  // In the language of the song, where one is chosen.
  await page.getByText('More options').click()
  await page.getByLabel('Singing language').selectOption('de')
  await expect(page.getByText(/Sung as: 1999 → neunzehnhundertneunundneunzig/)).toBeVisible()

  await lyrics(page).fill('(softly)\nAm  F  C  G')
  await page
    .getByRole('button', { name: 'Pop', exact: true })
    .or(page.getByRole('button', { name: 'Style' }))
    .click()
  await page.getByRole('button', { name: 'Pop', exact: true }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^Generate/ }).click()
  await expect(
    page.getByText('There is nothing to sing in these lyrics. Please write at least one word.'),
  ).toBeVisible()
  await expect(lyrics(page)).toHaveAttribute('aria-invalid', 'true')
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`eighty lines scroll inside of the sheet, with settings and Generate in reach at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openForm(page)
    await lyrics(page).fill(EIGHTY)
    const box = await lyrics(page).evaluate((field) => ({ inner: field.scrollHeight, outer: field.clientHeight }))
    expect(box.inner).toBeGreaterThan(box.outer * 3)
    await page.evaluate(() => scrollTo(0, 0))
    for (const button of ['Music settings', 'Style', /^Generate/])
      await expect(page.getByRole('button', { name: button }).first()).toBeInViewport({ ratio: 1 })

    // The last line is read in the sheet, by keyboard, and the page stays where it is.
    const belowTheSheet = () =>
      lyrics(page).evaluate((field) => field.scrollHeight - field.scrollTop - field.clientHeight)
    await expect(async () => {
      await lyrics(page).press('ControlOrMeta+Home')
      await lyrics(page).press('ControlOrMeta+End')
      expect(await belowTheSheet()).toBeLessThanOrEqual(40)
    }).toPass()
    expect(await page.evaluate(() => scrollY)).toBeLessThan(20)
  })
}

test('the tag of a part goes where the caret is, on a line of its own, and can be undone', async ({ page }) => {
  await openForm(page)
  const add = (part: string) => page.getByRole('button', { name: `Add a part: ${part}` }).click()
  const caret = () =>
    lyrics(page).evaluate((field) => {
      const { value, selectionStart } = field as HTMLTextAreaElement
      return `${value.slice(0, selectionStart)}|${value.slice(selectionStart)}`
    })
  await add('Verse')
  await expect.poll(caret).toBe('[Verse]\n|')
  await page.keyboard.type('one\ntwo\n\nthree\nfour')
  await lyrics(page).evaluate((field) => (field as HTMLTextAreaElement).setSelectionRange(17, 17))
  await expect.poll(caret).toBe('[Verse]\none\ntwo\n\n|three\nfour')
  await add('Chorus')
  await expect.poll(caret).toBe('[Verse]\none\ntwo\n\n[Chorus]\n|three\nfour')
  await expect(lyrics(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(caret).toContain('[Verse]\none\ntwo\n\n|three\nfour')

  await lyrics(page).evaluate((field) => (field as HTMLTextAreaElement).setSelectionRange(11, 11))
  await add('Bridge')
  await expect.poll(caret).toBe('[Verse]\none\n\n[Bridge]\n|\ntwo\n\nthree\nfour')
  await page.reload()
  await expect(lyrics(page)).toHaveValue('[Verse]\none\n\n[Bridge]\n\ntwo\n\nthree\nfour')
  // Where nobody has put the caret, it comes last.
  await add('Outro')
  await expect.poll(caret).toBe('[Verse]\none\n\n[Bridge]\n\ntwo\n\nthree\nfour\n\n[Outro]\n|')
})
