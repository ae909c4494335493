import { useEffect, useState } from 'react'

const SETTLED_AFTER_MS = 400

/** A value after it has not changed for a moment. A change from null or to null is passed on at once. */
export function useDebouncedQuery<Value extends object>(value: Value | null): Value | null {
  const text = JSON.stringify(value)
  const [settled, settle] = useState(text)
  const isAtOnce = value === null || settled === 'null'
  useEffect(() => {
    const timer = setTimeout(() => settle(text), isAtOnce ? 0 : SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, isAtOnce])
  return value === null ? null : JSON.parse(settled)
}
