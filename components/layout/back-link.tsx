import { ArrowLeft } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { LocalLink } from './local-link.tsx'

/** To the list that a page belongs to. Stands left of the text's edge, so that its arrow is on it. */
export function BackLink({ path, label, className = '' }: { path: string; label: string; className?: string }) {
  return (
    <Button asChild look="quiet" size="small" className={`-ml-3 ${className}`}>
      <LocalLink href={path}>
        <ArrowLeft aria-hidden />
        {label}
      </LocalLink>
    </Button>
  )
}
