'use client'
import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '#components/ui/cn.ts'
import { focusMain, keepFocus } from '#components/ui/focus/focus-main.ts'
import { PrefetchLink } from '#components/ui/link/prefetch-link.tsx'

export type MenuItem = {
  readonly key: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly icon?: ReactNode
  readonly variant?: 'destructive'
  /** Present on items of which one is chosen. */
  readonly chosen?: boolean
  readonly lang?: string
  /** A link inside the site; otherwise the item only calls onSelect. */
  readonly href?: string
  readonly onSelect?: () => void
}

export type MenuProps = {
  trigger: ReactNode
  heading?: ReactNode
  empty?: ReactNode
  items: readonly MenuItem[]
  align?: 'start' | 'end'
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function Menu({ trigger, heading, empty, items, align = 'end', open, onOpenChange }: MenuProps) {
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild ref={keepFocus}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          // The chosen action may have removed the menu's button; the focus then moves to the page's content.
          onCloseAutoFocus={() => queueMicrotask(focusMain)}
          className="z-50 max-h-[min(400px,var(--radix-dropdown-menu-content-available-height))] w-64 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border bg-raised py-1.5 shadow-lift motion-safe:animate-[appear_var(--quick)_var(--ease)]"
        >
          {heading && <DropdownMenu.Label className="border-b px-4 pt-2 pb-3">{heading}</DropdownMenu.Label>}
          {items.length === 0 && empty && <p className="px-4 py-3 text-sm text-soft">{empty}</p>}
          {items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Item({ item }: { item: MenuItem }) {
  const { icon, label, hint, chosen, href, lang, onSelect } = item
  const body = (
    <>
      {icon && <span className="text-faint [&_svg]:size-4.5">{icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block break-words">{label}</span>
        {hint && <span className="block text-xs text-faint">{hint}</span>}
      </span>
      {chosen && <Check aria-hidden className="size-4.5 text-accent" />}
    </>
  )
  return (
    <DropdownMenu.Item
      asChild
      onSelect={() => onSelect?.()}
      {...(chosen === undefined ? {} : { 'aria-current': chosen })}
    >
      {href ? (
        <PrefetchLink href={href} {...(lang ? { lang, hrefLang: lang } : {})} className={itemClass(item)}>
          {body}
        </PrefetchLink>
      ) : (
        <div className={itemClass(item)}>{body}</div>
      )}
    </DropdownMenu.Item>
  )
}

function itemClass({ variant }: MenuItem) {
  return cn(
    'flex min-h-11 items-center gap-3 px-4 py-2 text-sm outline-none data-highlighted:bg-high',
    variant ? 'text-danger' : 'text-ink',
  )
}
