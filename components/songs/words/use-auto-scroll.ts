import { type RefObject, useEffect, useRef } from 'react'

/** While the focus is in one of these, the page must not scroll. */
const TYPING = 'input, textarea, select, [role=dialog] *'

/**
 * Scrolls to the marked element when the mark moves on. It does so only if the previous element was in sight: a page
 * that somebody scrolled elsewhere stays where it is. `mark` is any value that changes with the mark. Returns a ref for
 * the marked element.
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

/**
 * Whether an element is inside the window and not under the bars at its edges. Its scroll margins say where those are,
 * as for keyboard focus.
 */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element)
  return top >= Number.parseFloat(scrollMarginTop) && bottom <= innerHeight - Number.parseFloat(scrollMarginBottom)
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
