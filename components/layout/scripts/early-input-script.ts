/**
 * An inline script in the head. Visitors can see a page before React has hydrated it, and what they do until then would
 * be lost: a press would do nothing or submit a form natively, and typed words would vanish with the first change of
 * their field. So every such event waits until React has hydrated its element, and is then repeated. The script
 * recognises a hydrated element by the properties that React puts on it, and repeats the event once the browser is
 * idle, when React has finished drawing. React may rename those properties. So five seconds after everything has
 * loaded, the script switches itself off and repeats at once whatever still waits, since a page works without it. If
 * anything in it fails before that, no input is held up.
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
