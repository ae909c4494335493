import Link from 'next/link'
import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { localPath } from '#lib/i18n/paths.ts'

type LocalLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string }

/** A link inside the site that stays in the reader's language. */
export function LocalLink({ href, ...props }: LocalLinkProps) {
  return <Link {...props} href={localPath(useLocale(), href)} />
}
