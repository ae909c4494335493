const text = new TextEncoder()

/** A growing row of bytes; numbers are written as the method's name says. */
export function createByteWriter(firstCapacity = 1024) {
  let bytes = new Uint8Array(firstCapacity)
  let length = 0
  const room = (count: number) => {
    if (length + count > bytes.length) {
      const larger = new Uint8Array(Math.max(bytes.length * 2, length + count))
      larger.set(bytes)
      bytes = larger
    }
    length += count
    return length - count
  }
  const writer = {
    u8: (...values: number[]) => {
      const at = room(values.length)
      bytes.set(values, at)
      return writer
    },
    u16be: (value: number) => writer.u8(value >>> 8, value & 255),
    u32be: (value: number) => writer.u8(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255),
    u16le: (value: number) => writer.u8(value & 255, value >>> 8),
    u32le: (value: number) => writer.u8(value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24),
    /** UTF-8, without a length or an end. */
    text: (value: string) => writer.bytes(text.encode(value)),
    bytes: (value: Uint8Array) => {
      const at = room(value.length)
      bytes.set(value, at)
      return writer
    },
    get length() {
      return length
    },
    /** What was written so far, as a copy. */
    take: (): Uint8Array<ArrayBuffer> => bytes.slice(0, length),
  }
  return writer
}
