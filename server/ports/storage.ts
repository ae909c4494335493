/** The bytes of a file, at once or as they are made. */
export type FileContent = Uint8Array | AsyncIterable<Uint8Array>

/** Where files are kept. Keys are relative paths of plain names: "songs/ID/1/song.mp3". */
export type Storage = {
  /** Writes a whole file so that it is either there completely, on disk, or not at all. */
  write(key: string, content: FileContent): Promise<void>
  /** Size in bytes, or null when there is no such file. */
  size(key: string): Promise<number | null>
  /** The bytes from `start` to `end`, both included. */
  stream(key: string, range: { start: number; end: number }): ReadableStream<Uint8Array>
  /** Throws FileMissingError when there is no such file. */
  read(key: string): Promise<Uint8Array<ArrayBuffer>>
  /** Keys of the whole files in a folder and below it, in order. */
  list(folder: string): Promise<string[]>
  /** Removes a file or a whole folder; nothing there is fine. */
  remove(key: string): Promise<void>
  /** How much can still be written, and how much of that new work must leave to what is being made already. */
  space(): Promise<StorageSpace>
}

export type StorageSpace = { readonly freeBytes: number; readonly floorBytes: number }

/** There is no such file: trying again does not help. */
export class FileMissingError extends Error {
  override name = 'FileMissingError'
}

/** The disk is full: worth saying to people, and worth trying again later. */
export class StorageFullError extends Error {
  override name = 'StorageFullError'
}
