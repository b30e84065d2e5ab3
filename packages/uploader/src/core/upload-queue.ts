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
  /** Default: nothing is kept beyond the page. */
  store?: QueueStore | undefined
  /** Default: the browser's. */
  connection?: Connection | undefined
  /** Chunks on their way at once, of all files together. Default 3. */
  parallel?: number | undefined
  /** ms before the next try; default: 1, 2, 4, 8 s and a chance. */
  pauseMs?: ((attempt: number) => number) | undefined
}

/** A notice that is shown once. */
export type UploadNotice =
  | { kind: 'done'; item: UploadItem }
  /** The server does not want it. */
  | { kind: 'refused'; item: UploadItem; message: string }
  | { kind: 'unreadable'; item: UploadItem }
  /** It was chosen for an upload that waits for its file, and is another. */
  | { kind: 'otherFile'; item: UploadItem }

/** A file to upload; with the browser's handle it is found again after a reload. */
export interface FileToAdd {
  file: File
  handle?: FileSystemFileHandle | undefined
}

const PARALLEL = 3

/** Uploads, in the order in which they came. Lives above the pages; what it keeps outlives it. */
export class UploadQueue {
  /** Another list whenever something has changed. */
  items: readonly UploadItem[] = []
  readonly #uploads = new Map<string, Upload>()
  /** Files that the browser opens only after asking. */
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

  /** Calls after each change of `items`; gives the way to stop listening. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Subscribes to notices; returns the function that unsubscribes. */
  readonly onNotice = (listener: (notice: UploadNotice) => void): (() => void) => {
    this.#noticed.add(listener)
    return () => this.#noticed.delete(listener)
  }

  /** Brings back what was kept: what went on goes on, what was paused stays so. Wait for it before anything is added. */
  async restore(): Promise<void> {
    // A browser that keeps nothing (private windows) has nothing to bring back.
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

  /** Uploads files; one that an upload of the same scope waits for after a reload goes on there. */
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

  /** The file of an upload that waits for it; another one is not taken. */
  provide(id: string, file: File) {
    const upload = this.#uploads.get(id)
    if (!upload?.item.needsFile) return
    if (isLikely(file, upload.item)) upload.provide(file)
    else this.#tell({ kind: 'otherFile', item: upload.item })
  }

  /** Whether the browser knows where the file of an upload is that waits for it, and only has to be allowed to read it. */
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

  /** Cancels what is under way; a finished one is only taken off the list. */
  remove(id: string) {
    const upload = this.#uploads.get(id)
    if (!upload) return
    upload.stop()
    this.#uploads.delete(id)
    this.#context.store.remove(id).catch(() => undefined)
    this.#giveUp(upload.kept)
    this.#changed()
  }

  /** Tells the server that the rest will not come, unless the same content is under way elsewhere on this page. */
  #giveUp({ identifier, state }: KeptUpload) {
    const isLeft = identifier !== '' && state !== 'success'
    const isShared = [...this.#uploads.values()].some(({ kept }) => kept.identifier === identifier)
    if (isLeft && !isShared) this.#context.port.giveUp?.({ identifier }).catch(() => undefined)
  }

  /** Ends what is under way and keeps it for the next time: the person leaves. */
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

/** What Chromium adds to handles. */
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
    // The browser wants to be asked again, or the file is gone.
    return undefined
  }
}
