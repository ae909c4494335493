'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many more rows are drawn above and below the visible ones. */
const SPARE_ROWS = 2

/**
 * Which items of a grid to draw, and how high the whole grid is. Before the first measurement it draws some items at
 * their own height.
 */
type InView = { readonly from: number; readonly to: number; readonly topPx: number; readonly heightPx: number | null }

const UNMEASURED: InView = { from: 0, to: 24, topPx: 0, heightPx: null }

/**
 * Tracks which rows of a grid the window shows. All items must be equally high, the grid must stand in a box of its
 * own, and it must draw at least one item.
 */
export function useVirtualRows(box: RefObject<HTMLElement | null>, count: number, isComplete: boolean): InView {
  const [inView, setInView] = useState(UNMEASURED)
  useLayoutEffect(() => {
    const { current } = box
    if (!current || !isComplete || count === 0) return
    const follow = () => setInView((before) => unchanged(before, measured(current, count)))
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(current)
    addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', follow)
    }
  }, [box, count, isComplete])
  return isComplete && inView.from < count ? inView : UNMEASURED
}

function measured(box: HTMLElement, count: number): InView {
  const grid = box.firstElementChild
  const item = grid?.firstElementChild
  if (!grid || !item) return UNMEASURED
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const columns = gridTemplateColumns.split(' ').length
  const rowPx = item.getBoundingClientRect().height + Number.parseFloat(rowGap)
  const rows = Math.ceil(count / columns)
  const seenFrom = Math.floor(-box.getBoundingClientRect().top / rowPx)
  const first = Math.min(Math.max(0, seenFrom - SPARE_ROWS), Math.max(0, rows - 1))
  const last = Math.min(rows, Math.max(first + 1, seenFrom + Math.ceil(innerHeight / rowPx) + 1 + SPARE_ROWS))
  return { from: first * columns, to: last * columns, topPx: first * rowPx, heightPx: rows * rowPx }
}

/** Returns the previous object if nothing has changed, so that React draws nothing again. */
function unchanged(before: InView, now: InView): InView {
  const names = ['from', 'to', 'topPx', 'heightPx'] as const
  return names.every((name) => before[name] === now[name]) ? before : now
}
