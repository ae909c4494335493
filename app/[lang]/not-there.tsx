import { TRPCError } from '@trpc/server'
import type { Metadata } from 'next'
import { LocalLink } from '#components/layout/local-link.tsx'
import { EmptyShelf } from '#components/library/empty-shelf.tsx'
import { buttonLook } from '#components/ui/button-look.ts'
import { noteNotFound } from '#server/web/answer-status.ts'

/** What a call finds; null where there is nothing, or nothing for this visitor. */
export async function foundOrNull<Found>(call: Promise<Found>): Promise<Found | null> {
  return await call.catch((error: unknown) => {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') return null
    throw error
  })
}

export const notThereTags = (title: string): Metadata => ({ title, robots: { index: false } })

type NotThereProps = { title: string; text: string; action: string; href: string }

/** The page of a song, cover or voice that is not there, with status 404. */
export function NotThere({ title, text, action, href }: NotThereProps) {
  noteNotFound()
  return (
    <div data-nowhere className="mx-auto max-w-6xl px-4 py-8 sm:px-8">
      <EmptyShelf heading="h1" title={title} text={text}>
        <LocalLink href={href} className={buttonLook({ look: 'accent' })}>
          {action}
        </LocalLink>
      </EmptyShelf>
    </div>
  )
}
