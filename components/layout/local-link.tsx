import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { NearLink } from '#components/ui/near-link.tsx'
import { localPath } from '#lib/i18n/paths.ts'

type LocalLinkProps = Omit<ComponentProps<typeof NearLink>, 'href'> & { href: string }

/** A link inside the site that stays in the reader's language. */
export function LocalLink({ href, ...props }: LocalLinkProps) {
  return <NearLink {...props} href={localPath(useLocale(), href)} />
}
