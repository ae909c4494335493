import { allPosts, readPage } from '#content/documents.ts'
import { DEMO_SONGS, type DemoName, SAMPLES } from '#lib/catalog/demo-songs.ts'
import { COMPLETE_LANGUAGES, type InterfaceLanguage } from '#lib/i18n/languages.ts'
import { loadMessages } from '#lib/i18n/messages.ts'
import { demoPicture, pagePicture, postPicture } from '#lib/site/pictures.ts'

/** What is written on a picture, and the song that is drawn beside it. */
type Picture = { readonly title: string; readonly demo: DemoName }

/** Every picture by its address. */
export async function allPictures(): Promise<Map<string, Picture>> {
  const demos = Object.keys(DEMO_SONGS) as DemoName[]
  const pages = await Promise.all(COMPLETE_LANGUAGES.map(picturesOfPages))
  const posts = await allPosts()
  return new Map([
    ...demos.map((demo) => [demoPicture(demo), { title: DEMO_SONGS[demo].title, demo }] as const),
    ...pages.flat(),
    ...posts.map(
      ({ slug, title }, index) =>
        [postPicture(slug), { title, demo: demos[index % demos.length] ?? SAMPLES[0] }] as const,
    ),
  ])
}

async function picturesOfPages(language: InterfaceLanguage): Promise<[string, Picture][]> {
  const { home, site } = await loadMessages(language)
  const { facts: about } = await readPage('about', language)
  return [
    [pagePicture('home', language), { title: home.heading, demo: SAMPLES[0] }],
    [pagePicture('blog', language), { title: site.blog.metaTitle, demo: SAMPLES[1] }],
    [pagePicture('about', language), { title: about.title, demo: SAMPLES[2] }],
  ]
}
