/**
 * Stands inline in the head. A page can be seen before React has taken it over, and what is done to it by then would be
 * lost: a press would do nothing, or send a form by itself, and typed words would go with the first change of their field.
 * All of it waits until the element that it was meant for is taken over, and is done once more then. An element that React
 * has drawn anew carries its properties; the drawing as a whole is done once the browser is idle.
 * React gives those properties a name that it may change. So five seconds after everything has loaded, or where anything
 * fails, this switches itself off and does at once what still waits: a page works without it.
 */
export const earlyInputScript = `{
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const waiting = new Map()
  let watch
  const wait = (element, again) => {
    waiting.delete(element)
    waiting.set(element, again)
    watch ??= setInterval(check, 50)
  }
  const check = () => {
    for (const [element, again] of waiting) {
      const taken = isTaken(element)
      if (taken || !element.isConnected) waiting.delete(element)
      if (taken) (self.requestIdleCallback ?? setTimeout)(again)
    }
    if (waiting.size === 0) watch = clearInterval(watch)
  }
  const onClick = (event) => {
    const button = event.target.closest?.('button:not([popovertarget])')
    if (!button || isTaken(button)) return
    event.preventDefault()
    wait(button, () => button.click())
  }
  const onInput = ({ target: field }) => {
    if (isTaken(field) || !field.matches('textarea, input:not([type=file])')) return
    const { value, checked } = field
    const typeAgain = () => {
      if (field.value && field.value !== value) return
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const chooseAgain = () => {
      field.checked = !checked
      field.click()
    }
    wait(field, field.matches('[type=checkbox], [type=radio]') ? chooseAgain : typeAgain)
  }
  const listeners = Object.entries({ click: onClick, input: onInput }).map(([type, listen]) => [type, (event) => {
    try { listen(event) } catch { switchOff() }
  }, true])
  const switchOff = () => {
    for (const listener of listeners) removeEventListener(...listener)
    clearInterval(watch)
    for (const again of waiting.values()) again()
    waiting.clear()
  }
  for (const listener of listeners) addEventListener(...listener)
  addEventListener('load', () => setTimeout(switchOff, 5000))
}`
