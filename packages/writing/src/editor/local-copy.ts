/** An article as this browser has it, until the server confirms it. */
export interface LocalCopy {
  title: string
  /** The document as JSON text. */
  content: string
  variables: Record<string, string>
  /** Version of the server that was edited. */
  version: number
  /** Epoch milliseconds. */
  savedAt: number
  /** Of an article that several people edit: its document, and everything that this browser has of it. */
  together?: { docId: string; edits: Uint8Array }
}

const DATABASE = 'sqos-writing'
const STORE = 'copies'

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The local copies cannot be opened.')))
  })

async function run<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Result>) {
  const database = await open()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const request = work(database.transaction(STORE, mode).objectStore(STORE))
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('The local copy failed.')))
    })
  } finally {
    database.close()
  }
}

/** Copies in this browser, by user and article. Where the browser keeps nothing, the page still does. */
export const localCopies = (userId: string) => ({
  async read(id: string): Promise<LocalCopy | undefined> {
    try {
      const copy: unknown = await run('readonly', (store) => store.get(`${userId}/${id}`))
      return isCopy(copy) ? copy : undefined
    } catch {
      return undefined
    }
  },
  async write(id: string, copy: LocalCopy): Promise<void> {
    await run('readwrite', (store) => store.put(copy, `${userId}/${id}`)).catch(() => undefined)
  },
  async drop(id: string): Promise<void> {
    await run('readwrite', (store) => store.delete(`${userId}/${id}`)).catch(() => undefined)
  },
})

export type LocalCopies = ReturnType<typeof localCopies>

const isCopy = (value: unknown): value is LocalCopy => typeof value === 'object' && value !== null && 'content' in value
