/** Options of a hash besides its file. */
export interface HashOptions {
  signal: AbortSignal
  /** Bytes read so far. */
  onProgress: (readBytes: number) => void
}

/** Computes the MD5 of a file, in lower-case hex. Rejects with `UnreadableFileError` when the file cannot be read. */
export interface Hasher {
  hash: (file: Blob, options: HashOptions) => Promise<string>
  close: () => void
}

/** The file was deleted from the disk, or changed since its selection. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
}

/** Messages between the page and the worker. */
export type ToHashWorker = { type: 'hash'; id: number; file: Blob } | { type: 'stop'; id: number }
/** See `ToHashWorker`. */
export type FromHashWorker =
  | { type: 'progress'; id: number; readBytes: number }
  | { type: 'done'; id: number; md5: string }
  | { type: 'unreadable'; id: number; reason: string }

interface Waiting extends HashOptions {
  resolve: (md5: string) => void
  reject: (reason: Error) => void
}

/**
 * Hashes in a worker whose body imports `@sqos/uploader/hash-worker`, so that the page stays responsive. `open` is
 * called with the first file: `() => new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' })`.
 */
export function createWorkerHasher(open: () => Worker): Hasher {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0

  function opened(): Worker {
    if (worker) return worker
    worker = open()
    worker.addEventListener('message', ({ data }: MessageEvent<FromHashWorker>) => receive(data))
    worker.addEventListener('error', ({ message }) => failAll(message || 'The worker could not be loaded.'))
    return worker
  }

  function receive(message: FromHashWorker) {
    const one = waiting.get(message.id)
    if (message.type === 'progress') return one?.onProgress(message.readBytes)
    waiting.delete(message.id)
    if (message.type === 'done') one?.resolve(message.md5)
    else one?.reject(new UnreadableFileError(message.reason))
  }

  function failAll(reason: string) {
    worker?.terminate()
    worker = undefined
    const failed = [...waiting.values()]
    waiting.clear()
    for (const { reject } of failed) reject(new Error(reason))
  }

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  const post = (message: ToHashWorker) => opened().postMessage(message)

  return {
    hash: (file, options) =>
      new Promise((resolve, reject) => {
        last += 1
        const id = last
        waiting.set(id, { ...options, resolve, reject })
        options.signal.addEventListener('abort', () => {
          if (!waiting.delete(id)) return
          post({ type: 'stop', id })
          reject(new DOMException('Aborted', 'AbortError'))
        })
        post({ type: 'hash', id, file })
      }),
    close: () => failAll('Closed.'),
  }
}
