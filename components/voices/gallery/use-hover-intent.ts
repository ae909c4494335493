'use client'
import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react'

const INTENT_MS = 150

/** Handlers for something that starts when a mouse or the keyboard's focus stays on it, and ends when they leave. */
export function useHoverIntent(start: () => void, end: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const come = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(start, INTENT_MS)
  }
  const leave = () => {
    clearTimeout(timer.current)
    end()
  }
  const left = useRef(leave)
  left.current = leave
  useEffect(() => () => left.current(), [])
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && come(),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && leave(),
    onFocus: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
      if (target.matches(':focus-visible') && !currentTarget.contains(relatedTarget)) come()
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) leave()
    },
  }
}
