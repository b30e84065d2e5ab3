import { createHash } from 'node:crypto'
import type { Caller } from '../../testing/caller.ts'
import type { ChunkAnswer, FileUpload } from './file.schema.ts'

/** Properties that a client sends for an upload in chunks. */
export interface Sent {
  content: Buffer
  name: string
  chunkSize: number
  identifier?: string
}

/** The id of an upload, as clients of the API family compute it: MD5 in lower-case hex. */
export const md5Of = (content: Buffer) => createHash('md5').update(content).digest('hex')

/** The form of one chunk, 1-based, as clients of the API family send it. */
function chunkForm({ content, name, chunkSize, identifier }: Sent, chunkNumber: number): FormData {
  const totalChunks = Math.max(1, Math.ceil(content.length / chunkSize))
  const piece = content.subarray((chunkNumber - 1) * chunkSize, chunkNumber * chunkSize)
  const form = new FormData()
  const fields = {
    chunkNumber,
    totalChunks,
    chunkSize,
    currentChunkSize: piece.length,
    totalSize: content.length,
    identifier: identifier ?? md5Of(content),
    filename: name,
    relativePath: name,
    fileType: 'file',
    extension: name.split('.').at(-1) ?? '',
  }
  for (const [key, value] of Object.entries(fields)) form.append(key, String(value))
  form.append('file', new Blob([new Uint8Array(piece)]), name)
  return form
}

/** Sends one chunk; numbers start at 1. */
export const sendChunk = (caller: Caller, sent: Sent, chunkNumber: number) =>
  caller.post<ChunkAnswer>('/api/file/chunk', chunkForm(sent, chunkNumber))

/** Completes an upload in chunks. */
export function mergeFile(caller: Caller, { content, name, identifier }: Sent, type = 'annex') {
  const form = new FormData()
  const fields = { identifier: identifier ?? md5Of(content), fileName: name, fileSize: content.length, type }
  for (const [key, value] of Object.entries({ ...fields, fileType: 'file', extension: 'x' }))
    form.append(key, String(value))
  return caller.post<FileUpload>('/api/file/merge', form)
}

/** Sends a whole file in chunks and completes it. */
export async function sendFile(caller: Caller, sent: Sent, type = 'annex') {
  const count = Math.max(1, Math.ceil(sent.content.length / sent.chunkSize))
  for (let chunkNumber = 1; chunkNumber <= count; chunkNumber++) {
    const { code, msg, data } = await sendChunk(caller, sent, chunkNumber)
    if (code !== 200) throw new Error(`piece ${chunkNumber}: ${code} ${msg}`)
    if (data.merge) break
  }
  return await mergeFile(caller, sent, type)
}

/** Uploads a file in one request. */
export function upload(caller: Caller, { content, name }: Pick<Sent, 'content' | 'name'>, type = 'annex') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), name)
  return caller.post<FileUpload>(`/api/file/Uploader/${type}`, form)
}
