/**
 * Stands inline in the head. When what has the focus goes away, a dismissed card or the button of a toast, the keyboard and
 * screen readers go on in the page's content instead of at its top.
 */
export const focusScript = `{
  let last
  addEventListener('focusin', ({ target }) => {
    last = target
  })
  new MutationObserver(() => {
    if (!last || last.isConnected) return
    last = null
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }).observe(document, { childList: true, subtree: true })
}`
