import { createHash } from 'node:crypto'
import type { Caller } from '../../testing/caller.ts'
import type { ChunkAnswer, FileUpload } from './file.schema.ts'

/** What a client says about a file that it sends in pieces. */
export interface Sent {
  content: Buffer
  name: string
  chunkSize: number
  identifier?: string
}

/** How clients of the family name a file that they send: lower-case hex. */
export const md5Of = (content: Buffer) => createHash('md5').update(content).digest('hex')

/** The form of one piece, 1-based, as clients of this family send it. */
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

/** Sends one piece; pieces are counted from 1. */
export const sendChunk = (caller: Caller, sent: Sent, chunkNumber: number) =>
  caller.post<ChunkAnswer>('/api/file/chunk', chunkForm(sent, chunkNumber))

/** Completes a file that was sent in pieces. */
export function mergeFile(caller: Caller, { content, name, identifier }: Sent, type = 'annex') {
  const form = new FormData()
  const fields = { identifier: identifier ?? md5Of(content), fileName: name, fileSize: content.length, type }
  for (const [key, value] of Object.entries({ ...fields, fileType: 'file', extension: 'x' }))
    form.append(key, String(value))
  return caller.post<FileUpload>('/api/file/merge', form)
}

/** Sends a whole file in pieces, and completes it. */
export async function sendFile(caller: Caller, sent: Sent, type = 'annex') {
  const count = Math.max(1, Math.ceil(sent.content.length / sent.chunkSize))
  for (let chunkNumber = 1; chunkNumber <= count; chunkNumber++) {
    const { code, msg, data } = await sendChunk(caller, sent, chunkNumber)
    if (code !== 200) throw new Error(`piece ${chunkNumber}: ${code} ${msg}`)
    if (data.merge) break
  }
  return await mergeFile(caller, sent, type)
}

/** Keeps a file that comes in one piece. */
export function upload(caller: Caller, { content, name }: Pick<Sent, 'content' | 'name'>, type = 'annex') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), name)
  return caller.post<FileUpload>(`/api/file/Uploader/${type}`, form)
}
