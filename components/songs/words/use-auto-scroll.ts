import { type RefObject, useEffect, useRef } from 'react'

/** Where keys are typed, nothing may move. */
const TYPING = 'input, textarea, select, [role=dialog] *'

/**
 * Keeps what is marked in sight while the mark moves on, for whoever looks at it: a page that was scrolled away from the mark
 * stays where it is. Takes what the mark stands for and gives the place for the marked element.
 */
export function useAutoScroll<Marked extends Element>(mark: unknown): RefObject<Marked | null> {
  const marked = useRef<Marked>(null)
  const before = useRef<Marked>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked changes with the mark
  useEffect(() => {
    const now = marked.current
    if (
      before.current &&
      isInSight(before.current) &&
      now &&
      !isInSight(now) &&
      !document.activeElement?.matches(TYPING)
    )
      now.scrollIntoView({ block: 'center', behavior: isStill() ? 'instant' : 'smooth' })
    before.current = now
  }, [mark])
  return marked
}

/** Neither beyond the window nor under the bars at its edges, where the keyboard never leads either. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element)
  return top >= Number.parseFloat(scrollMarginTop) && bottom <= innerHeight - Number.parseFloat(scrollMarginBottom)
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
