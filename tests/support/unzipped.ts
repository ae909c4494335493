import { crc32 } from 'node:zlib'

/** The files of a zip that packs nothing, by path, as its directory names them. Throws where a file is not what was written. */
export function unzipped(zip: Uint8Array): Map<string, Uint8Array> {
  const bytes = Buffer.from(zip)
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  let at = bytes.readUInt32LE(end + 16)
  const files = new Map<string, Uint8Array>()
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [sum, size] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 24)]
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)]
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(start, start + size)
    const path = bytes.subarray(at + 46, at + 46 + nameLength).toString()
    if (crc32(content) !== sum || files.has(path)) throw new Error(`${path} is broken`)
    files.set(path, content)
    at += 46 + nameLength + extraLength
  }
  return files
}
