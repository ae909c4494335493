import { ArrowLeft } from 'lucide-react'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { LocalLink } from './local-link.tsx'

/** To the list that a page belongs to. Stands left of the text's edge, so that its arrow is on it. */
export function BackLink({ path, label, className }: { path: string; label: string; className?: string }) {
  return (
    <LocalLink
      href={path}
      className={buttonVariants({ variant: 'quiet', size: 'small', className: ['-ml-3', className] })}
    >
      <ArrowLeft aria-hidden />
      {label}
    </LocalLink>
  )
}
