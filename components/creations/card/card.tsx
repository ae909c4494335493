'use client'
import type { ReactNode, Ref } from 'react'
import { PictureButton } from '#components/creations/picture-button.tsx'
import type { Track } from '#components/player/track.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'

type CardProps = {
  /** Null for failed creations, whose cards are to be small. */
  picture: ReactNode | null
  track: Track | null
  queue: readonly Track[]
  /** Between picture and title. */
  facts?: ReactNode
  title: string
  /** Where the title leads; nowhere while there is nothing to see. */
  path: string | undefined
  /** The heading that the title is. */
  heading: 'h2' | 'h3'
  /** Under the title. */
  line: ReactNode
  className?: string
  picking?: Picking | undefined
  ref?: Ref<HTMLLIElement>
  children?: ReactNode
}

export type Picking = { readonly label: string; readonly isPicked: boolean; readonly toggle: () => void }

/** A song or cover in a grid: its picture, which plays it, and its title, which leads to its page. */
export function Card({
  picture,
  track,
  queue,
  facts,
  title,
  path,
  heading: Heading,
  line,
  className = '',
  picking,
  ref,
  children,
}: CardProps) {
  return (
    <li ref={ref} className={`relative min-w-0 ${className}`}>
      <div inert={picking !== undefined} className={`flex h-full flex-col gap-3 ${picking && !picture ? 'pl-10' : ''}`}>
        {picture && (
          <PictureButton picture={picture} track={track} queue={queue} className="aspect-square w-full rounded-md" />
        )}
        {facts}
        <div className="min-w-0">
          <Heading className="font-display text-lg font-medium wrap-anywhere">
            {path ? (
              <LocalLink href={path} className="-my-2 block py-2 hover:underline">
                <span className="line-clamp-2">{title}</span>
              </LocalLink>
            ) : (
              <span className="line-clamp-2">{title}</span>
            )}
          </Heading>
          <div className="pt-0.5 text-sm text-soft">{line}</div>
        </div>
        {children}
      </div>
      {picking && (
        <label className="absolute -inset-2 cursor-pointer rounded-md border-2 border-transparent hover:border-edge has-checked:border-accent has-focus-visible:outline-2">
          <span className="sr-only">{picking.label}</span>
          <input
            type="checkbox"
            checked={picking.isPicked}
            onChange={picking.toggle}
            className="absolute top-4 left-4 size-6 accent-accent"
          />
        </label>
      )}
    </li>
  )
}
