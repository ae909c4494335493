'use client'
import { type DragEvent as ReactDragEvent, useEffect, useState } from 'react'
import { linkIn } from './dropped-link.ts'

type Drop = {
  readonly onFiles: (files: readonly File[]) => void
  /** Where links are taken too. */
  readonly onLink?: ((url: string) => void) | undefined
}

/** A place where files can be dropped. */
export function useDrop({ onFiles, onLink }: Drop) {
  const [isOver, setOver] = useState(false)
  usePreventDropNavigation()
  const onDrag = (event: ReactDragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type !== 'drop') return
    const files = [...event.dataTransfer.files]
    const link = linkIn(event.dataTransfer.getData('text/uri-list'))
    if (files.length > 0) onFiles(files)
    else if (link) onLink?.(link)
  }
  return { 'data-over': isOver, onDragOver: onDrag, onDragLeave: onDrag, onDrop: onDrag }
}

/** Browsers leave the page for a file that is dropped beside the drop area; this prevents it. */
export function usePreventDropNavigation(): void {
  useEffect(() => {
    const prevent = (event: DragEvent) => {
      if (!event.defaultPrevented && event.dataTransfer && leadsAway(event, event.dataTransfer)) event.preventDefault()
    }
    addEventListener('dragover', prevent)
    addEventListener('drop', prevent)
    return () => {
      removeEventListener('dragover', prevent)
      removeEventListener('drop', prevent)
    }
  }, [])
}

/** A link that is dropped on a text field is inserted as text. */
function leadsAway({ target }: DragEvent, { types }: DataTransfer): boolean {
  const isText = target instanceof Element && target.closest('input, textarea') !== null
  return types.includes('Files') || (types.includes('text/uri-list') && !isText)
}
