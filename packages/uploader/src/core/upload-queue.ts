import { browserConnection, type Connection } from './connection.ts'
import type { Hasher } from './hasher.ts'
import { newId } from './new-id.ts'
import { type FileSource, type KeptUpload, noStore, type QueueStore, type UploadTarget } from './queue-store.ts'
import { Slots } from './slots.ts'
import { Upload, type UploadContext } from './upload.ts'
import type { UploadItem } from './upload-item.ts'
import type { UploadPort } from './upload-port.ts'

export interface UploadQueueOptions {
  port: UploadPort
  hasher: Hasher
  /** Default: an in-memory store. */
  store?: QueueStore | undefined
  /** Default: the browser's. */
  connection?: Connection | undefined
  /** Maximum number of concurrent chunks of all files. Default 3. */
  parallel?: number | undefined
  /** Delay in ms before the next attempt; default: 1, 2, 4, 8 s with jitter. */
  pauseMs?: ((attempt: number) => number) | undefined
}

/** A notice that is shown once. */
export type UploadNotice =
  | { kind: 'done'; item: UploadItem }
  /** The server refused the file. */
  | { kind: 'refused'; item: UploadItem; message: string }
  | { kind: 'unreadable'; item: UploadItem }
  /** The file was chosen for a waiting upload but is a different one. */
  | { kind: 'otherFile'; item: UploadItem }

/** A file to upload, with the browser's handle if it can be reopened after a reload. */
export interface FileToAdd {
  file: File
  handle?: FileSystemFileHandle | undefined
}

const PARALLEL = 3

/** Queue of uploads in insertion order. It outlives pages, and its store outlives the queue. */
export class UploadQueue {
  /** A new array after each change. */
  items: readonly UploadItem[] = []
  readonly #uploads = new Map<string, Upload>()
  /** Files that the browser opens only after a permission prompt. */
  readonly #handles = new Map<string, FileSystemFileHandle>()
  readonly #context: UploadContext
  readonly #listeners = new Set<() => void>()
  readonly #noticed = new Set<(notice: UploadNotice) => void>()
  readonly #forgetNetwork: () => void

  constructor(options: UploadQueueOptions) {
    const { port, hasher, store = noStore, connection = browserConnection, parallel = PARALLEL, pauseMs } = options
    this.#context = {
      port,
      hasher,
      store,
      connection,
      parallel,
      pauseMs,
      random: () => Math.random(),
      slots: { checks: new Slots(1), files: new Slots(parallel), requests: new Slots(parallel) },
      onChange: () => this.#changed(),
      onCancelled: (upload, { reason, message }) => {
        const { item } = upload
        this.remove(item.id)
        this.#tell(reason === 'refused' ? { kind: 'refused', item, message } : { kind: 'unreadable', item })
      },
      onDone: ({ item }) => this.#tell({ kind: 'done', item }),
    }
    this.#forgetNetwork = connection.onOnline(() => {
      for (const upload of this.#uploads.values()) if (upload.item.problem === 'network') upload.start()
    })
  }

  /** Calls the listener after each change of `items`; returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Subscribes to notices; returns the function that unsubscribes. */
  readonly onNotice = (listener: (notice: UploadNotice) => void): (() => void) => {
    this.#noticed.add(listener)
    return () => this.#noticed.delete(listener)
  }

  /** Restores the stored uploads: running ones resume, paused ones stay paused. Await it before adding files. */
  async restore(): Promise<void> {
    // Without storage (private windows) there are no uploads to restore.
    const found = await this.#context.store.load().catch(() => [])
    for (const { kept, source } of found.toSorted((a, b) => a.kept.addedAt - b.kept.addedAt)) {
      if (this.#uploads.has(kept.id)) continue
      const upload = new Upload(kept, await fileOf(source, kept), this.#context)
      this.#uploads.set(kept.id, upload)
      if (upload.item.needsFile && source && !(source instanceof File)) this.#handles.set(kept.id, source)
      if (kept.state === 'active') upload.start()
    }
    this.#changed()
  }

  /** Uploads files. A file for which an upload of the same scope waits after a reload resumes that upload. */
  add(files: readonly FileToAdd[], target: UploadTarget): readonly UploadItem[] {
    const added = files.map(({ file, handle }) => this.#addOne(file, handle, target))
    this.#changed()
    return added
  }

  #addOne(file: File, handle: FileSystemFileHandle | undefined, target: UploadTarget): UploadItem {
    const awaited = [...this.#uploads.values()].find(
      ({ item }) => item.needsFile && item.scope === target.scope && isLikely(file, item),
    )
    if (awaited) {
      awaited.provide(file)
      return awaited.item
    }
    const kept: KeptUpload = {
      ...target,
      id: newId(),
      name: file.name,
      size: file.size,
      fileType: file.type,
      lastModified: file.lastModified,
      relativePath: file.webkitRelativePath || file.name,
      identifier: '',
      sent: [],
      state: 'active',
      addedAt: Date.now(),
    }
    const upload = new Upload(kept, file, this.#context)
    this.#uploads.set(kept.id, upload)
    this.#context.store.add(kept, file, handle).catch(() => undefined)
    upload.start()
    return upload.item
  }

  /** Provides the file of a waiting upload; a different file is rejected. */
  provide(id: string, file: File) {
    const upload = this.#uploads.get(id)
    if (!upload?.item.needsFile) return
    if (isLikely(file, upload.item)) upload.provide(file)
    else this.#tell({ kind: 'otherFile', item: upload.item })
  }

  /** Whether the browser has a handle of the file of a waiting upload and only needs permission to read it. */
  mayReopen(id: string): boolean {
    return this.#handles.has(id)
  }

  /** Asks the browser for the file of a waiting upload; false when the user has to choose it again. */
  async reopen(id: string): Promise<boolean> {
    const handle: PermittedHandle | undefined = this.#handles.get(id)
    this.#handles.delete(id)
    this.#changed()
    try {
      if ((await handle?.requestPermission?.({ mode: 'read' })) !== 'granted' || !handle) return false
      this.provide(id, await handle.getFile())
      return true
    } catch {
      return false
    }
  }

  pause(id: string) {
    this.#uploads.get(id)?.pause()
  }

  resume(id: string) {
    this.#uploads.get(id)?.start()
  }

  /** After an error. */
  retry(id: string) {
    this.#uploads.get(id)?.retry()
  }

  /** Cancels a running upload; a finished one is only removed from the list. */
  remove(id: string) {
    const upload = this.#uploads.get(id)
    if (!upload) return
    upload.stop()
    this.#uploads.delete(id)
    this.#context.store.remove(id).catch(() => undefined)
    this.#giveUp(upload.kept)
    this.#changed()
  }

  /** Informs the server about the cancellation, unless the page uploads the same content elsewhere. */
  #giveUp({ identifier, state }: KeptUpload) {
    const isLeft = identifier !== '' && state !== 'success'
    const isShared = [...this.#uploads.values()].some(({ kept }) => kept.identifier === identifier)
    if (isLeft && !isShared) this.#context.port.giveUp?.({ identifier }).catch(() => undefined)
  }

  /** Stops running uploads and keeps them stored for the next visit, when the user leaves. */
  close() {
    for (const upload of this.#uploads.values()) upload.stop()
    this.#uploads.clear()
    this.#forgetNetwork()
    this.#context.hasher.close()
    this.#context.store.close()
    this.#changed()
  }

  #changed() {
    this.items = [...this.#uploads.values()].map(({ item }) => item)
    for (const listener of this.#listeners) listener()
  }

  #tell(notice: UploadNotice) {
    for (const listener of this.#noticed) listener(notice)
  }
}

/** Chromium's extension of handles. */
type PermittedHandle = FileSystemFileHandle & {
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>
}

/** The bytes are compared later, by their MD5. */
const isLikely = (file: File, item: UploadItem) => file.name === item.name && file.size === item.size

async function fileOf(source: FileSource | undefined, kept: KeptUpload): Promise<File | undefined> {
  if (!source || kept.state === 'success') return undefined
  if (source instanceof File) return source
  try {
    const file = await source.getFile()
    return file.size === kept.size && file.lastModified === kept.lastModified ? file : undefined
  } catch {
    // The browser needs a new permission, or the file was removed.
    return undefined
  }
}
