'use client'
import type { ReactNode } from 'react'
import { buttonLook } from '#components/ui/button-look.ts'
import { chooseTheme, currentTheme } from './theme.ts'

export function ThemeButton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={buttonLook({ look: 'quiet', size: 'icon' })}
      aria-label={label}
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      {children}
    </button>
  )
}
