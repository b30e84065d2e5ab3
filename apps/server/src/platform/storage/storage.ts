import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** A store of bytes. Keys are created by the server (`newStorageKey`) and never contain client input. */
export interface Storage {
  /** Stores a stream. It is visible only when it is complete and durable; after a failure nothing remains. */
  write: (key: string, source: AsyncIterable<Uint8Array>) => Promise<void>
  /** Throws `StorageMissing` for an unknown key. */
  read: (key: string, range?: ByteRange) => Promise<Readable>
  /** Ignores an unknown key. */
  remove: (key: string) => Promise<void>
}

/** The key does not exist. */
export class StorageMissing extends Error {
  override name = 'StorageMissing'
}

/** The storage has no space left. */
export class StorageFull extends Error {
  override name = 'StorageFull'
}

const KEY = /^[0-9a-f]{32}$/

/** Whether the key has the format of this server. */
export const isKey = (key: string) => KEY.test(key)

/** Throws for a key that this server did not create. */
export function demandKey(key: string): string {
  if (!isKey(key)) throw new Error('storage: a key is 32 hexadecimal digits of newId().')
  return key
}
