import type { Locator } from '@playwright/test'

type Dropped = {
  readonly files?: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[]
  readonly link?: string
}

/** Drops files or a link where somebody's hand lets go of them. Gives whether the browser stays on the page. */
export async function drop(place: Locator, { files = [], link }: Dropped): Promise<boolean> {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }))
  return await place.evaluate(
    (element, { given, link }) => {
      const dataTransfer = new DataTransfer()
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        dataTransfer.items.add(new File([bytes], name, { type: mimeType }))
      }
      if (link) dataTransfer.setData('text/uri-list', link)
      const dragged = ['dragover', 'drop'].map((type) => {
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
        element.dispatchEvent(event)
        return event.defaultPrevented
      })
      return dragged.every(Boolean)
    },
    { given, link },
  )
}
