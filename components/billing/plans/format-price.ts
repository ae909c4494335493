const MONEY = { style: 'currency', currency: 'USD', minimumFractionDigits: 2 } as const
const WHOLE = { ...MONEY, minimumFractionDigits: 0, maximumFractionDigits: 0 } as const

/** Cents as they are written in a language. */
export function formatPrice(language: string, cents: number): string {
  return new Intl.NumberFormat(language, cents === 0 ? WHOLE : MONEY).format(cents / 100)
}
