import { type Answers, site } from './site.ts'

/**
 * What routes and pages ask rather than import it. Next.js gives each of them a bundle of its own, and with the words of all
 * languages each of these would be nine megabytes of code and a hundred of memory. In development they are bundled all the same,
 * so that the next request runs what was changed.
 */
export async function answers(): Promise<Answers> {
  // biome-ignore lint/style/noProcessEnv: a setting of the bundler, which leaves out what stands behind it
  if (process.env.NODE_ENV === 'development') return (await import('./open-site.ts')).ANSWERS
  return site().answers
}
