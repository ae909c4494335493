'use client'
import { type ComponentType, cloneElement, type ReactElement, useState } from 'react'
import { loadWithRetry } from '#components/ui/lazy-component.tsx'
import type { MenuProps } from './menu.tsx'

type Loaded = ComponentType<MenuProps>
let loaded: Loaded | undefined
const load = () => loadWithRetry(() => import('./menu.tsx').then((module) => (loaded = module.Menu)))

type MenuButtonProps = Omit<MenuProps, 'trigger' | 'open' | 'onOpenChange'> & {
  /** The button; it must take the props of a `<button>`. */
  button: ReactElement<React.ComponentProps<'button'>>
  onOpen?: () => void
  onClose?: () => void
}

/** A button with a menu. The menu's code is fetched when the pointer comes to the button, or at the press. */
export function MenuButton({ button, onOpen, onClose, ...menu }: MenuButtonProps) {
  const [Ready, setReady] = useState<Loaded | undefined>(() => loaded)
  const [open, setOpen] = useState(false)

  const change = (next: boolean) => {
    setOpen(next)
    if (next) onOpen?.()
    else onClose?.()
  }

  if (Ready) return <Ready {...menu} trigger={button} open={open} onOpenChange={change} />
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // What does not come now is loaded again at the press.
    onPointerEnter: () => void load().catch(() => undefined),
    onClick: () => {
      void load().then(
        (Component) => {
          setReady(() => Component)
          change(true)
        },
        (error: unknown) =>
          // React shows the error page for what is thrown while it draws.
          setReady(() => {
            throw error
          }),
      )
    },
  })
}
