import { Inflate } from 'fflate'

/** One file or folder of an archive. */
export interface Entry {
  name: string
  /** Declared size in bytes, which is unverified until the entry is unpacked. */
  size: number
  modified: Date | undefined
  isFolder: boolean
  isEncrypted: boolean
  method: number
  packedSize: number
  headerAt: number
}

/** An archive that is too large to unpack, or exceeds its declared size. */
export class TooLarge extends Error {}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const STORED = 0
const DEFLATED = 8
const MAX_ENTRIES = 20_000

/** The entries of a zip, without unpacking; undefined for other files. */
export function readEntries(bytes: Uint8Array): Entry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return undefined
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  const count = view.getUint16(end + 10, true)
  while (entries.length < count) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) break
    if (entries.length === MAX_ENTRIES) throw new TooLarge()
    const nameLength = view.getUint16(at + 28, true)
    const flags = view.getUint16(at + 8, true)
    const name = decodeName(bytes.subarray(at + 46, at + 46 + nameLength), (flags & 0x800) !== 0)
    entries.push({
      name,
      size: view.getUint32(at + 24, true),
      modified: dosTime(view.getUint16(at + 14, true), view.getUint16(at + 12, true)),
      isFolder: name.endsWith('/'),
      isEncrypted: (flags & 1) !== 0,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      headerAt: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** The end-of-archive mark is followed by a comment of up to 65,535 bytes. */
function findEnd(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) if (view.getUint32(at, true) === END) return at
  return undefined
}

/**
 * Unpacks an archive as a stream and stops after `maxBytes`, which also stops a zip bomb with a small declared size.
 * Throws TooLarge or the error of the decoder.
 */
export function unpack(bytes: Uint8Array, { maxBytes }: { maxBytes: number }): Map<string, Uint8Array<ArrayBuffer>> {
  const entries = (readEntries(bytes) ?? []).filter(({ isFolder }) => !isFolder)
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  let left = maxBytes
  for (const entry of entries) {
    const content = unpackEntry(bytes, entry, left)
    left -= content.length
    files.set(entry.name, content)
  }
  return files
}

function unpackEntry(bytes: Uint8Array, entry: Entry, left: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(entry.headerAt, true) !== LOCAL)
    throw new Error(`The archive names ${entry.name} where it is not.`)
  const start =
    entry.headerAt + 30 + view.getUint16(entry.headerAt + 26, true) + view.getUint16(entry.headerAt + 28, true)
  const packed = bytes.subarray(start, start + entry.packedSize)
  if (entry.method === STORED && packed.length <= left) return packed.slice()
  if (entry.method !== DEFLATED) throw entry.method === STORED ? new TooLarge() : new Error('Unknown packing.')
  return inflate(packed, left)
}

const PIECE = 65_536

function inflate(packed: Uint8Array, left: number): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = []
  let length = 0
  const inflater = new Inflate((piece) => {
    length += piece.length
    if (length > left) throw new TooLarge()
    pieces.push(piece)
  })
  for (let at = 0; at < packed.length; at += PIECE)
    inflater.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length)
  const content = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    content.set(piece, at)
    at += piece.length
  }
  return content
}

/** Chinese Windows encodes names in GBK without a flag. */
function decodeName(bytes: Uint8Array, isUnicode: boolean): string {
  if (isUnicode) return new TextDecoder().decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

function dosTime(date: number, time: number): Date | undefined {
  if (date === 0) return undefined
  const value = new Date(
    1980 + (date >> 9),
    ((date >> 5) & 15) - 1,
    date & 31,
    time >> 11,
    (time >> 5) & 63,
    (time & 31) * 2,
  )
  return Number.isNaN(value.getTime()) ? undefined : value
}
