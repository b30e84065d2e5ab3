import type { Connection } from './connection.ts'
import { type Hasher, UnreadableFileError } from './hasher.ts'
import { CHUNK_BYTES, MOST_PROGRESS } from './limits.ts'
import type { KeptUpload, QueueStore } from './queue-store.ts'
import { type Chunk, chunksOf, sendChunks } from './send-chunks.ts'
import type { Slots } from './slots.ts'
import { itemOf, type UploadItem } from './upload-item.ts'
import {
  type CallOptions,
  SignedOutError,
  type StoredFile,
  type UploadPort,
  UploadRefusedError,
} from './upload-port.ts'
import { type Tries, withTries } from './with-tries.ts'

/** Shared dependencies of the uploads of a queue. */
export interface UploadContext {
  port: UploadPort
  hasher: Hasher
  store: QueueStore
  connection: Connection
  random: () => number
  pauseMs?: ((attempt: number) => number) | undefined
  /** Maximum number of concurrent chunks. */
  parallel: number
  slots: { checks: Slots; files: Slots; requests: Slots }
  onChange: () => void
  /** Final failure: the file cannot be read, or the server refuses it. */
  onCancelled: (upload: Upload, notice: { reason: 'unreadable' | 'refused'; message: string }) => void
  onDone: (upload: Upload) => void
}

/** Upload of one file. */
export class Upload {
  item: UploadItem
  kept: KeptUpload
  readonly #context: UploadContext
  readonly #sent: Set<number>
  /** Sent bytes of running chunks. */
  readonly #leaving = new Map<number, number>()
  #run: AbortController | undefined

  constructor(kept: KeptUpload, file: File | undefined, context: UploadContext) {
    this.kept = kept
    this.item = itemOf(kept, file)
    this.#context = context
    this.#sent = new Set(kept.sent)
  }

  /** Starts or resumes. */
  start() {
    const { file, status } = this.item
    if (this.#run || !file || status === 'success') return
    const run = new AbortController()
    this.#run = run
    this.#keep({ state: 'active' })
    this.#show({ status: 'waiting', problem: undefined, message: undefined })
    void this.#work(file, run)
  }

  pause() {
    if (this.item.status === 'success') return
    this.stop()
    this.#keep({ state: 'paused' })
    this.#show({ status: 'paused', isOffline: false, isRetrying: false })
  }

  /** Aborts running requests without a notice. */
  stop() {
    this.#run?.abort()
    this.#run = undefined
    this.#leaving.clear()
  }

  /** Restarts after an error; chunks that the server has are not sent again. */
  retry() {
    if (this.item.problem === 'refused') this.#forget()
    this.start()
  }

  /** Provides the file again after a reload. A changed modification date leads to a new check. */
  provide(file: File) {
    const isSame = file.lastModified === this.kept.lastModified
    if (!isSame) this.#forget()
    this.#keep({ lastModified: file.lastModified })
    this.#show({ file, needsFile: false })
    this.start()
  }

  #forget() {
    this.#sent.clear()
    this.#keep({ identifier: '', sent: [] })
    this.#show({ uniqueIdentifier: '', progress: 0 })
  }

  async #work(file: File, run: AbortController) {
    const { signal } = run
    try {
      const stored = await (this.kept.wire === 'whole' ? this.#sendWhole(file, signal) : this.#sendParts(file, signal))
      this.#run = undefined
      this.#keep({ state: 'success', stored })
      this.#show({ status: 'success', progress: 100, stored, isOffline: false })
      this.#context.onDone(this)
    } catch (error) {
      if (signal.aborted) return
      // Parallel requests are aborted with the failed one.
      this.stop()
      this.#fail(error)
    }
  }

  #fail(error: unknown) {
    const message = error instanceof Error ? error.message : String(error)
    if (error instanceof UnreadableFileError) {
      this.#context.onCancelled(this, { reason: 'unreadable', message })
    } else if (error instanceof SignedOutError) {
      this.#show({ status: 'paused', problem: 'signedOut', message })
    } else if (!(error instanceof UploadRefusedError)) {
      this.#show({ status: 'error', problem: 'network', message })
    } else if (error instanceof MergeRefusedError) {
      this.#show({ status: 'error', problem: 'refused', message })
    } else {
      this.#context.onCancelled(this, { reason: 'refused', message })
    }
  }

  async #sendParts(file: File, signal: AbortSignal): Promise<StoredFile> {
    const { slots, parallel } = this.#context
    if (!this.kept.identifier) await slots.checks.run(signal, () => this.#check(file, signal))
    this.#show({ status: 'waiting', progress: 0 })
    return slots.files.run(signal, async () => {
      this.#showSent()
      await sendChunks({
        chunks: chunksOf(file.size),
        sent: this.#sent,
        parallel,
        send: (chunk) => slots.requests.run(signal, () => this.#sendChunk(file, chunk, signal)),
        onSent: () => {
          this.#keep({ sent: [...this.#sent] })
          this.#showSent()
        },
      })
      return slots.requests.run(signal, () => this.#merge(signal, file))
    })
  }

  async #check(file: File, signal: AbortSignal) {
    this.#show({ status: 'check', progress: 0 })
    const onProgress = (bytes: number) => this.#show({ progress: percentOf(bytes, file.size) })
    const identifier = await this.#context.hasher.hash(file, { signal, onProgress })
    signal.throwIfAborted()
    this.#keep({ identifier })
    this.#show({ uniqueIdentifier: identifier })
  }

  async #sendChunk(file: File, chunk: Chunk, signal: AbortSignal) {
    const { kept, item } = this
    const bytes = file.slice(chunk.start, chunk.end)
    const fields = {
      chunkNumber: chunk.number,
      totalChunks: chunksOf(file.size).length,
      chunkSize: CHUNK_BYTES,
      currentChunkSize: bytes.size,
      totalSize: file.size,
      identifier: kept.identifier,
      filename: kept.name,
      relativePath: kept.relativePath,
      fileType: kept.fileType,
      extension: item.extension,
    }
    const onProgress = (sent: number) => {
      this.#leaving.set(chunk.number, Math.min(sent, bytes.size))
      this.#showSent()
    }
    try {
      return await this.#tries(file, signal, (options) =>
        this.#context.port.sendChunk({ file: bytes, ...fields }, { ...options, onProgress }),
      )
    } finally {
      this.#leaving.delete(chunk.number)
    }
  }

  async #merge(signal: AbortSignal, file: File): Promise<StoredFile> {
    const { kept, item } = this
    const request = {
      identifier: kept.identifier,
      fileName: kept.name.replaceAll('#', ''),
      fileSize: file.size,
      fileType: kept.fileType,
      extension: item.extension,
      type: kept.type,
    }
    try {
      return await this.#tries(file, signal, (options) => this.#context.port.merge(request, options))
    } catch (error) {
      throw error instanceof UploadRefusedError ? new MergeRefusedError(error.message) : error
    }
  }

  async #sendWhole(file: File, signal: AbortSignal): Promise<StoredFile> {
    const { slots, port } = this.#context
    return slots.requests.run(signal, () => {
      this.#show({ status: 'uploading', progress: 0 })
      const onProgress = (sent: number) => this.#show({ progress: percentOf(sent, file.size) })
      const request = { file, name: this.kept.name, type: this.kept.type }
      return this.#tries(file, signal, (options) => port.sendWhole(request, { ...options, onProgress }))
    })
  }

  #tries<Result>(file: File, signal: AbortSignal, work: (options: CallOptions) => Promise<Result>): Promise<Result> {
    const { connection, random, pauseMs } = this.#context
    const tries: Tries = {
      signal,
      connection,
      random,
      pauseMs,
      onOffline: (isOffline) => this.#show({ isOffline }),
      onRetry: (isRetrying) => this.#show({ isRetrying }),
      demandFile: () => demandReadable(file),
    }
    return withTries(() => work({ signal }), tries)
  }

  #showSent() {
    const chunks = chunksOf(this.item.size)
    const done = chunks
      .filter(({ number }) => this.#sent.has(number))
      .reduce((sum, one) => sum + one.end - one.start, 0)
    const leaving = [...this.#leaving.values()].reduce((sum, bytes) => sum + bytes, 0)
    this.#show({ status: 'uploading', progress: percentOf(done + leaving, this.item.size) })
  }

  #keep(change: Partial<KeptUpload>) {
    this.kept = { ...this.kept, ...change }
    // A storage failure does not stop the upload, which is then lost in a reload.
    this.#context.store.update(this.kept).catch(() => undefined)
  }

  /** A new object only after a change, because each new object is rendered. */
  #show(change: Partial<UploadItem>) {
    const next = { ...this.item, ...change }
    const keys = Object.keys(change)
    if (keys.every((key) => Object.is(Reflect.get(next, key), Reflect.get(this.item, key)))) return
    this.item = next
    this.#context.onChange()
  }
}

/** The server refuses the uploaded file. The upload stays visible and can be tried again. */
class MergeRefusedError extends UploadRefusedError {
  override name = 'MergeRefusedError'
}

const percentOf = (bytes: number, size: number) =>
  Math.min(MOST_PROGRESS, Math.floor(size === 0 ? 0 : (bytes / size) * 100))

/** A changed or removed file fails like the network. Reading one byte distinguishes the two. */
async function demandReadable(file: File) {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch (error) {
    throw new UnreadableFileError(String(error))
  }
}
