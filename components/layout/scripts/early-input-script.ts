/**
 * Stands inline in the head. A page can be seen before React has taken it over, and what is done to it by then would be
 * lost: a press would do nothing, or send a form by itself, and typed words would go with the first change of their field.
 * All of it waits until the element that it was meant for is taken over, and is done once more then. An element that React
 * has drawn anew carries its properties; the drawing as a whole is done once the browser is idle.
 * React gives those properties a name that it may change. So five seconds after everything has loaded this switches
 * itself off and does at once what still waits: a page works without it. Where anything fails before, nothing is held up.
 */
export const earlyInputScript = `{
  const isTaken = (element) => /__reactProps/.test(Object.keys(element))
  const waiting = new Map()
  const wait = (element, again) => {
    waiting.delete(element)
    waiting.set(element, again)
  }
  const watch = setInterval(() => {
    for (const [element, again] of waiting) {
      const taken = isTaken(element)
      if (taken || !element.isConnected) waiting.delete(element)
      if (taken) (self.requestIdleCallback ?? setTimeout)(again)
    }
  }, 50)
  const off = new AbortController
  const options = { capture: true, signal: off.signal }
  addEventListener('click', (event) => {
    const button = event.target.closest?.('button:not([popovertarget])')
    if (!button || isTaken(button)) return
    event.preventDefault()
    wait(button, () => button.click())
  }, options)
  addEventListener('input', ({ target: field }) => {
    if (isTaken(field) || !field.matches('textarea, input:not([type=file])')) return
    const { value, checked } = field
    wait(field, () => {
      if (field.matches('[type=checkbox], [type=radio]')) {
        field.checked = !checked
        field.click()
      } else if (!field.value || field.value === value) {
        field.value = ''
        Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
  }, options)
  addEventListener('load', () => setTimeout(() => {
    off.abort()
    clearInterval(watch)
    for (const again of waiting.values()) again()
  }, 5000))
}`
