import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { evaluate } from '@mdx-js/mdx'
import type { MDXContent } from 'mdx/types'
import * as runtime from 'react/jsx-runtime'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { z } from 'zod'
import { completeLanguage } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { changedOn } from '#lib/site/changed-days.ts'
import { postPath } from '#lib/site/pages.ts'

/** Texts longer than a message: MDX with facts at the head. They are read on the server alone. */
const FOLDER = join(process.cwd(), 'content')

const PageFacts = z.object({ title: z.string(), description: z.string() })
const PostFacts = z.object({
  title: z.string(),
  description: z.string(),
  date: z.coerce.date(),
  category: z.string(),
})

export type Post = z.output<typeof PostFacts> & {
  readonly slug: string
  readonly minutes: number
  /** When it was written or last changed. */
  readonly changed: Date
}

/** The pages that the footer names. */
export const PAGE_NAMES = ['about', 'privacy', 'terms', 'contact'] as const
export type PageName = (typeof PAGE_NAMES)[number]

const WORDS_A_MINUTE = 220

/** Throws for a language without pages, before any file is opened: `language` may come from an address. */
export async function readPage(name: PageName, language: string) {
  if (!completeLanguage(language)) throw new Error(`There are no pages in the language ${JSON.stringify(language)}`)
  const { facts, Content } = await read(join('pages', name, `${language}.mdx`), PageFacts)
  return { facts, Content, changed: changedOn(localPath(language, `/${name}`)) }
}

/** Throws for a post that there is not, before any file is opened: `slug` may come from an address. */
export async function readPost(slug: string): Promise<{ post: Post; Content: MDXContent }> {
  if (!(await postSlugs()).includes(slug)) throw new Error(`There is no post ${JSON.stringify(slug)}`)
  const { facts, Content, words } = await read(join('blog', `${slug}.mdx`), PostFacts)
  const minutes = Math.ceil(words / WORDS_A_MINUTE)
  return { post: { ...facts, slug, minutes, changed: changedOn(postPath(slug)) }, Content }
}

/** Without the file's ending. */
export async function postSlugs(): Promise<string[]> {
  return (await readdir(join(FOLDER, 'blog'))).map((file) => file.replace(/\.mdx$/, ''))
}

/** The newest first. */
export async function allPosts(): Promise<Post[]> {
  const posts = await Promise.all((await postSlugs()).map(readPost))
  return posts.map(({ post }) => post).sort((a, b) => b.date.getTime() - a.date.getTime())
}

async function read<Facts>(
  path: string,
  Facts: z.ZodType<Facts>,
): Promise<{ facts: Facts; Content: MDXContent; words: number }> {
  const text = await readFile(join(FOLDER, path), 'utf8')
  const { default: Content, frontmatter } = await compile(text)
  const facts = Facts.safeParse(frontmatter)
  if (!facts.success) throw new Error(`content/${path}: ${z.prettifyError(facts.error)}`)
  return { facts: facts.data, Content, words: text.split(/\s+/).length }
}

/** By text: what every page names is compiled once, and what somebody edits, again. */
const compiled = new Map<string, ReturnType<typeof evaluate>>()

function compile(text: string) {
  const module =
    compiled.get(text) ??
    evaluate(text, { ...runtime, remarkPlugins: [remarkGfm, remarkFrontmatter, remarkMdxFrontmatter] })
  compiled.set(text, module)
  return module
}
