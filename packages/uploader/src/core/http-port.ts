import { RESULT, SESSION_ENDED } from '@sqos/contract'
import { fetchTransport } from './fetch-transport.ts'
import type { Transport } from './transport.ts'
import {
  type CallOptions,
  type ChunkAnswer,
  SignedOutError,
  type StoredFile,
  type UploadPort,
  UploadRefusedError,
} from './upload-port.ts'
import { xhrTransport } from './xhr-transport.ts'

export interface HttpPortOptions {
  /** Base URL of the file API, without a trailing slash. Default `/api/file`. */
  baseUrl?: string | undefined
  /** Returns the headers of a call. Called before each request, because the token may change. */
  headers?: (() => Record<string, string>) | undefined
  /** The session has ended: codes 600 to 602. */
  onSignedOut?: ((code: number) => void) | undefined
  /** Time without progress in ms after which a chunk is retried. Default 60 000. */
  stallMs?: number | undefined
  /** Default: XMLHttpRequest, which reports upload progress, else fetch. */
  transport?: Transport | undefined
}

/** Time limits in ms for a chunk without progress, and for the completion of a file on the server. */
const STALL_MS = { chunk: 60_000, merge: 600_000 }

/** Replies that are retried; other replies except 200 are final. */
const TRANSIENT: ReadonlySet<number> = new Set([RESULT.tooManyRequests, RESULT.internal])

/** A URL with `n`, the time in seconds, which bypasses caches. */
const fresh = (url: string) => `${url}${url.includes('?') ? '&' : '?'}n=${Math.floor(Date.now() / 1000)}`

/** HTTP implementation of the port, with the addresses of the README. */
export function createHttpPort({
  baseUrl = '/api/file',
  headers = () => ({}),
  onSignedOut,
  stallMs = STALL_MS.chunk,
  transport = typeof XMLHttpRequest === 'undefined' ? fetchTransport : xhrTransport,
}: HttpPortOptions = {}): UploadPort {
  async function post(
    path: string,
    fields: [string, string | Blob, string?][],
    options: CallOptions & { stallMs?: number },
  ): Promise<unknown> {
    const body = new FormData()
    for (const [name, value, fileName] of fields) {
      if (value instanceof Blob) body.append(name, value, fileName)
      else body.append(name, value)
    }
    const { status, text } = await transport({
      url: fresh(baseUrl + path),
      body,
      headers: headers(),
      stallMs,
      ...options,
    })
    if (status !== 200) throw new Error(`HTTP ${status}`)
    const answer: unknown = JSON.parse(text)
    const { code, msg, data } = asRecord(answer)
    if (code === RESULT.ok) return data
    const message = typeof msg === 'string' ? msg : ''
    if (typeof code === 'number' && SESSION_ENDED.has(code)) {
      onSignedOut?.(code)
      throw new SignedOutError(message)
    }
    throw typeof code === 'number' && TRANSIENT.has(code) ? new Error(message) : new UploadRefusedError(message)
  }

  return {
    async sendChunk({ file, ...fields }, options) {
      const { fileType, extension } = fields
      const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])
      const query = new URLSearchParams({ fileType, extension })
      // The file is last, so that a streaming server already has the other fields.
      return answerOf(await post(`/chunk?${query}`, [...texts, ['file', file, fields.filename]], options))
    },
    async merge(fields, options) {
      const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])
      return storedOf(await post('/merge', texts, { ...options, stallMs: STALL_MS.merge }))
    },
    async sendWhole({ file, name, type }, options) {
      return storedOf(await post(`/Uploader/${encodeURIComponent(type)}`, [['file', file, name]], options))
    },
    async giveUp({ identifier }) {
      const url = fresh(`${baseUrl}/chunk?${new URLSearchParams({ identifier })}`)
      await fetch(url, { method: 'DELETE', headers: headers(), keepalive: true })
    },
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Servers of this API family omit false values. */
function answerOf(data: unknown): ChunkAnswer {
  const { merge, uploaded, chunkNumbers } = asRecord(data)
  return {
    merge: merge === true,
    uploaded: uploaded === true,
    chunkNumbers: Array.isArray(chunkNumbers) ? chunkNumbers.map(Number) : undefined,
  }
}

function storedOf(data: unknown): StoredFile {
  const { name, url, fileSize, fileVersionId } = asRecord(data)
  if (typeof name !== 'string' || typeof url !== 'string') throw new Error('The answer names no stored file.')
  return {
    name,
    url,
    fileSize: Number(fileSize) || 0,
    fileVersionId: typeof fileVersionId === 'string' ? fileVersionId : '',
  }
}
