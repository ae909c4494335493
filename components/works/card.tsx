'use client'
import type { ReactNode } from 'react'
import { LocalLink } from '#components/layout/local-link.tsx'
import type { Track } from '#components/player/track.ts'
import { PictureButton } from './picture-button.tsx'

type CardProps = {
  picture: ReactNode
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
  children?: ReactNode
}

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
  children,
}: CardProps) {
  return (
    <li className={`flex min-w-0 flex-col gap-3 ${className}`}>
      <PictureButton picture={picture} track={track} queue={queue} className="aspect-square w-full rounded-md" />
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
    </li>
  )
}
