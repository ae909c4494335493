'use client'
import { Moon, Sun } from 'lucide-react'
import { buttonLook } from '#components/ui/button-look.ts'
import { chooseTheme, currentTheme } from './theme.ts'

/** Both icons are drawn and CSS shows the right one, so that nothing flickers before the page wakes up. */
export function ThemeSwitch({ label }: { label: string }) {
  return (
    <button
      type="button"
      className={buttonLook({ look: 'quiet', size: 'icon' })}
      aria-label={label}
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      <Sun aria-hidden className="light:hidden" />
      <Moon aria-hidden className="hidden light:block" />
    </button>
  )
}
