'use client'
import type { ReactNode } from 'react'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { chooseTheme, currentTheme } from './theme.ts'

export function ThemeButton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={buttonVariants({ variant: 'quiet', size: 'icon' })}
      aria-label={label}
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      {children}
    </button>
  )
}
