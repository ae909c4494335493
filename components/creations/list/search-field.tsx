'use client'
import { Search } from 'lucide-react'
import { SEARCH_MAX } from '#lib/catalog/limits.ts'

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void; className?: string }

export function SearchField({ label, value, onChange, className = '' }: SearchFieldProps) {
  return (
    <label className={`relative block ${className}`}>
      <span className="sr-only">{label}</span>
      <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-faint" />
      <input
        type="search"
        maxLength={SEARCH_MAX}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="input pl-10! text-sm!"
      />
    </label>
  )
}
