import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { localPath } from '#lib/i18n/paths.ts'
import { PrefetchLink } from './prefetch-link.tsx'

type LocalLinkProps = Omit<ComponentProps<typeof PrefetchLink>, 'href'> & { href: string }

/** A link inside the site that stays in the reader's language. */
export function LocalLink({ href, ...props }: LocalLinkProps) {
  return <PrefetchLink {...props} href={localPath(useLocale(), href)} />
}
