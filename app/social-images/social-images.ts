import { allPosts, readPage } from '#content/documents.ts'
import { DEMO_SONGS, type DemoName, SAMPLES } from '#lib/catalog/demo-songs.ts'
import { COMPLETE_LANGUAGES, type InterfaceLanguage } from '#lib/i18n/languages.ts'
import { loadMessages } from '#lib/i18n/messages.ts'
import { demoSocialImage, pageSocialImage, postSocialImage } from '#lib/site/social-images.ts'

/** The text on a social image, and the demo song that is drawn beside it. */
type SocialImage = { readonly title: string; readonly demo: DemoName }

/** Every social image by its address. */
export async function allSocialImages(): Promise<Map<string, SocialImage>> {
  const demos = Object.keys(DEMO_SONGS) as DemoName[]
  const pages = await Promise.all(COMPLETE_LANGUAGES.map(socialImagesOfPages))
  const posts = await allPosts()
  return new Map([
    ...demos.map((demo) => [demoSocialImage(demo), { title: DEMO_SONGS[demo].title, demo }] as const),
    ...pages.flat(),
    ...posts.map(
      ({ slug, title }, index) =>
        [postSocialImage(slug), { title, demo: demos[index % demos.length] ?? SAMPLES[0] }] as const,
    ),
  ])
}

async function socialImagesOfPages(language: InterfaceLanguage): Promise<[string, SocialImage][]> {
  const { home, site } = await loadMessages(language)
  const { facts: about } = await readPage('about', language)
  return [
    [pageSocialImage('home', language), { title: home.heading, demo: SAMPLES[0] }],
    [pageSocialImage('blog', language), { title: site.blog.metaTitle, demo: SAMPLES[1] }],
    [pageSocialImage('about', language), { title: about.title, demo: SAMPLES[2] }],
  ]
}
