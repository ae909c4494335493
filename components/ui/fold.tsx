import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

const VARIANTS = {
  quiet: {
    summary: 'min-h-11 w-fit gap-2 text-sm font-medium text-soft hover:text-ink',
    chevron: '',
  },
  /** As wide as its place, with the chevron at the end. */
  wide: {
    summary: 'min-h-12 flex-row-reverse justify-between gap-4 py-2',
    chevron: 'shrink-0 text-faint',
  },
}

type FoldProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode
  variant?: keyof typeof VARIANTS
  /** Of the line that opens it. */
  summary?: Pick<ComponentProps<'summary'>, 'id' | 'aria-describedby'>
}

/** Something that is folded away behind its title. The browser opens and closes it by itself. */
export function Fold({ title, variant = 'quiet', summary, className = '', children, ...details }: FoldProps) {
  return (
    <details {...details} className={`group ${className}`}>
      <summary
        {...summary}
        className={`flex list-none items-center [&::-webkit-details-marker]:hidden ${VARIANTS[variant].summary}`}
      >
        <ChevronDown
          aria-hidden
          className={`size-4.5 transition-transform group-open:rotate-180 ${VARIANTS[variant].chevron}`}
        />
        {title}
      </summary>
      {children}
    </details>
  )
}
