import type { FileSource, KeptUpload, QueueStore } from './queue-store.ts'

const UPLOADS = 'uploads'
const SOURCES = 'sources'

/** Files up to this size are stored as copies. For larger files the handle is stored, if any. */
const MOST_COPIED_BYTES = 64 * 1024 * 1024

/** Maximum total size of the copies. */
const MOST_COPIES_BYTES = 512 * 1024 * 1024

/** Age in ms after which unused uploads are dropped. */
const KEEP_MS = 7 * 24 * 60 * 60_000

/**
 * Stores uploads in this browser under a name, which should contain the user's id. An upload belongs to one page at a
 * time; other open pages do not see it.
 */
export function indexedDbStore(name: string): QueueStore {
  const locks = pageLocks(name)
  /** Bytes of the files that this page has copied, by upload. */
  const copied = new Map<string, number>()
  let opened: Promise<IDBDatabase> | undefined

  async function write(work: (stores: { uploads: IDBObjectStore; sources: IDBObjectStore }) => void): Promise<void> {
    opened ??= openDatabase(name)
    const transaction = (await opened).transaction([UPLOADS, SOURCES], 'readwrite')
    work({ uploads: transaction.objectStore(UPLOADS), sources: transaction.objectStore(SOURCES) })
    await ended(transaction)
  }

  async function read(): Promise<{ uploads: KeptUpload[]; sources: Map<string, FileSource> }> {
    opened ??= openDatabase(name)
    const transaction = (await opened).transaction([UPLOADS, SOURCES], 'readonly')
    const [uploads, keys, values] = await Promise.all([
      answerOf<KeptUpload[]>(transaction.objectStore(UPLOADS).getAll()),
      answerOf(transaction.objectStore(SOURCES).getAllKeys()),
      answerOf<FileSource[]>(transaction.objectStore(SOURCES).getAll()),
    ])
    const pairs = keys.map((key, index): [string, FileSource | undefined] => [
      typeof key === 'string' ? key : '',
      values[index],
    ])
    return { uploads, sources: new Map(pairs.filter((pair): pair is [string, FileSource] => pair[1] !== undefined)) }
  }

  function mayCopy(id: string, size: number): boolean {
    const sum = [...copied.values()].reduce((all, one) => all + one, size)
    const isAllowed = size <= MOST_COPIED_BYTES && sum <= MOST_COPIES_BYTES
    if (isAllowed) copied.set(id, size)
    return isAllowed
  }

  const remove = async (id: string) => {
    copied.delete(id)
    await write(({ uploads, sources }) => {
      uploads.delete(id)
      sources.delete(id)
    })
    locks.release(id)
  }

  return {
    async load() {
      const { uploads, sources } = await read()
      const mine: { kept: KeptUpload; source?: FileSource | undefined }[] = []
      for (const kept of uploads) {
        if (!(await locks.claim(kept.id))) continue
        if (kept.addedAt < Date.now() - KEEP_MS) await remove(kept.id)
        else mine.push({ kept, source: sources.get(kept.id) })
      }
      return mine
    },
    async add(kept, file, handle) {
      await locks.claim(kept.id)
      await write(({ uploads }) => uploads.put(kept))
      const source = file && mayCopy(kept.id, file.size) ? file : handle
      if (!source) return
      // Separate transaction: if the file does not fit, its metadata is still stored.
      await write(({ sources }) => sources.put(source, kept.id))
    },
    update: (kept) => {
      if (kept.state === 'success') copied.delete(kept.id)
      return write(({ uploads, sources }) => {
        // An upload that was removed meanwhile is not stored again.
        const known = uploads.getKey(kept.id)
        known.addEventListener('success', () => {
          if (known.result !== undefined) uploads.put(kept)
        })
        if (kept.state === 'success') sources.delete(kept.id)
      })
    },
    remove,
    close: () => {
      locks.releaseAll()
      opened?.then(
        (database) => database.close(),
        () => undefined,
      )
    },
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(UPLOADS, { keyPath: 'id' })
    request.result.createObjectStore(SOURCES)
  })
  return answerOf(request)
}

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')))
  })

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('IndexedDB failed.'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', fail)
    transaction.addEventListener('abort', fail)
  })

/** Locks uploads for a page. Closing the page releases its locks. Without the Web Locks API there are no locks. */
function pageLocks(name: string) {
  const releases = new Map<string, () => void>()
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks

  const claim = (id: string): Promise<boolean> =>
    new Promise((resolve) => {
      if (!locks || releases.has(id)) return resolve(true)
      const held = locks.request(`${name}.${id}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock && new Promise<void>((release) => releases.set(id, release))
      })
      // A denied lock API is treated like a missing one.
      held.catch(() => resolve(true))
    })
  const release = (id: string) => {
    releases.get(id)?.()
    releases.delete(id)
  }
  return { claim, release, releaseAll: () => [...releases.keys()].forEach(release) }
}
