import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** Where bytes lie. Keys are made by the server (`newStorageKey`); nothing that a client said is ever part of one. */
export interface Storage {
  /** Keeps a stream. Nobody sees it before it is whole and lasting; when it fails nothing is left. */
  write: (key: string, source: AsyncIterable<Uint8Array>) => Promise<void>
  /** Throws `StorageMissing` when there is nothing. */
  read: (key: string, range?: ByteRange) => Promise<Readable>
  /** Nothing happens when there is nothing. */
  remove: (key: string) => Promise<void>
}

/** What was looked for is not there. */
export class StorageMissing extends Error {
  override name = 'StorageMissing'
}

/** There is no room left. */
export class StorageFull extends Error {
  override name = 'StorageFull'
}

const KEY = /^[0-9a-f]{32}$/

/** Whether this is a key that this server makes. */
export const isKey = (key: string) => KEY.test(key)

/** Refuses what this server did not make. */
export function demandKey(key: string): string {
  if (!isKey(key)) throw new Error('storage: a key is 32 hexadecimal digits of newId().')
  return key
}
