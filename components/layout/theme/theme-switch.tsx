import { Moon, Sun } from 'lucide-react'
import { ThemeButton } from './theme-button.tsx'

/** Both icons are drawn and CSS shows the right one, so that nothing flickers before the page wakes up. */
export function ThemeSwitch({ label }: { label: string }) {
  return (
    <ThemeButton label={label}>
      <Sun aria-hidden className="light:hidden" />
      <Moon aria-hidden className="hidden light:block" />
    </ThemeButton>
  )
}
