'use client'
import { Bell } from 'lucide-react'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { trpc } from '#components/providers/trpc.tsx'
import { Button } from '#components/ui/button.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { MenuButton } from '#components/ui/menu/menu-button.tsx'
import { localPath } from '#lib/i18n/paths.ts'

/** Most of them are seen in the list alone, which is fetched when it opens. */
const NotificationIcon = lazyComponent(
  () => import('./notification-icon.tsx').then((module) => module.NotificationIcon),
  () => <svg aria-hidden />,
)

/** Opening the list counts as reading it; what was new stays marked until it closes. */
export function NotificationBell() {
  const t = useTranslations('notifications')
  const format = useFormatter()
  const language = useLocale()
  const utils = trpc.useUtils()
  const { data } = trpc.notification.list.useQuery()
  const markRead = trpc.notification.markRead.useMutation({ onSuccess: () => utils.notification.list.invalidate() })
  const unread = data?.unread ?? 0
  const [marked, setMarked] = useState<readonly string[]>([])
  const open = () => {
    const ids = (data?.items ?? []).filter(({ read }) => !read).map(({ id }) => id)
    setMarked(ids)
    if (ids.length > 0) markRead.mutate({ ids })
  }

  const items = (data?.items ?? []).map(({ id, kind, params, path, read, createdAt }) => {
    const isOld = read && !marked.includes(id)
    return {
      key: id,
      label: <span className={isOld ? 'text-soft' : 'font-medium'}>{t(kind, params)}</span>,
      hint: format.relativeTime(createdAt, Date.now()),
      icon: <NotificationIcon kind={kind} className={isOld ? '' : 'text-accent'} />,
      ...(path ? { href: localPath(language, path) } : {}),
    }
  })

  return (
    <MenuButton
      heading={<span className="text-sm font-medium">{t('title')}</span>}
      empty={t('empty')}
      items={items}
      onOpen={open}
      onClose={() => setMarked([])}
      button={
        <Button variant="quiet" size="icon" aria-label={t('open', { count: unread })} className="relative">
          <Bell aria-hidden />
          {unread > 0 && (
            <span className="absolute top-2.5 right-2.5 size-2.5 rounded-full border-2 border-ground bg-accent" />
          )}
        </Button>
      }
    />
  )
}
