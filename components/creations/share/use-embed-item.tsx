import { CodeXml } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRequireName } from '#components/session/name/use-require-name.ts'
import type { MenuItem } from '#components/ui/menu/menu.tsx'
import { othersMayOpen, type Visibility } from '#lib/catalog/visibility.ts'
import { embedHtml, type SharedKind } from '#lib/site/shared-creation.ts'
import { copyText } from './share.ts'

type EmbeddedCreation = { readonly id: string; readonly title: string; readonly visibility: Visibility }

/** A menu item that copies the player for other sites, for creations that others may open. */
export function useEmbedItem(): (kind: SharedKind, creation: EmbeddedCreation) => MenuItem[] {
  const t = useTranslations('song')
  const named = useRequireName()
  return (kind, { id, title, visibility }) => {
    if (!othersMayOpen(visibility)) return []
    const words = { copied: t('embedCopied'), failed: t('copyFailed') }
    const onSelect = () => named(() => copyText(embedHtml(location.origin, { kind, id, title }), words))
    return [{ key: 'embed', label: t('embed'), icon: <CodeXml aria-hidden />, onSelect }]
  }
}
