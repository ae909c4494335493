import type { Metadata } from 'next'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { markNotFound } from '#server/web/answer-status.ts'

/** What a call finds; null where there is nothing, or nothing for this visitor. */
export async function foundOrNull<Found>(call: Promise<Found>): Promise<Found | null> {
  return await call.catch((error: unknown) => {
    // Its class is that of another bundle.
    if (error instanceof Error && 'code' in error && error.code === 'NOT_FOUND') return null
    throw error
  })
}

export const missingItemTags = (title: string): Metadata => ({ title, robots: { index: false } })

type MissingItemProps = { title: string; text: string; action: string; href: string }

/** The page of a song, cover or voice that is not there, with status 404. */
export function MissingItem({ title, text, action, href }: MissingItemProps) {
  markNotFound()
  return (
    <div data-nowhere className="mx-auto max-w-6xl px-4 py-8 sm:px-8">
      <EmptyState heading="h1" title={title} text={text}>
        <LocalLink href={href} className={buttonVariants({ variant: 'accent' })}>
          {action}
        </LocalLink>
      </EmptyState>
    </div>
  )
}
