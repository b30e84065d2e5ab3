import SparkMD5 from 'spark-md5'
import { type Hasher, type HashOptions, UnreadableFileError } from './hasher.ts'
import { HASH_SLICE_BYTES } from './limits.ts'
import { addBlocks, md5Start } from './md5-blocks.ts'

const BLOCK_BYTES = 64

/** MD5 of a file in lower-case hex, read slice by slice; the next slice is read while one is counted. */
export async function hashBlob(file: Blob, { signal, onProgress }: HashOptions): Promise<string> {
  const state = md5Start()
  let tail = new ArrayBuffer(0)
  let next = read(file, 0)
  for (let start = 0; start < file.size; start += HASH_SLICE_BYTES) {
    const bytes = await next
    signal.throwIfAborted()
    next = read(file, start + HASH_SLICE_BYTES)
    // The waiting caller receives the error; a stopped hash has no waiting caller.
    next.catch(() => undefined)
    // A slice consists of whole blocks; only the last slice of a file may have a remainder.
    const whole = bytes.byteLength - (bytes.byteLength % BLOCK_BYTES)
    addBlocks(state, new Int32Array(bytes, 0, whole / Int32Array.BYTES_PER_ELEMENT))
    tail = bytes.slice(whole)
    onProgress(Math.min(start + HASH_SLICE_BYTES, file.size))
  }
  const hash = new SparkMD5.ArrayBuffer()
  hash.setState({ ...hash.getState(), length: file.size - tail.byteLength, hash: [...state] })
  return hash.append(tail).end()
}

async function read(file: Blob, start: number): Promise<ArrayBuffer> {
  try {
    return await file.slice(start, Math.min(start + HASH_SLICE_BYTES, file.size)).arrayBuffer()
  } catch (error) {
    throw new UnreadableFileError(String(error))
  }
}

/** Hasher in the calling thread, for Node and for pages without a worker. */
export const inlineHasher: Hasher = { hash: hashBlob, close: () => undefined }
