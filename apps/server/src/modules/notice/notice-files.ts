import type { Db, Trx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { readOwnedFiles } from '../file/file.access.ts'

const TYPE = 'annex'
const MAX_FILES = 20

/**
 * The attachments of a notice as the file module describes them, as JSON text. Clients send ids; only files that the editor uploaded,
 * or that the notice had before, may be attached.
 */
export async function settleNoticeFiles(
  db: Db | Trx,
  sent: string,
  { userId, before }: { userId: string; before: string },
): Promise<string> {
  const entries = readEntries(sent)
  if (entries.length === 0) return ''
  if (entries.length > MAX_FILES) throw unknownFile('')
  const kept = new Set(readEntries(before).map(({ fileId }) => fileId))
  const files = await readOwnedFiles(
    db,
    entries.map(({ fileId }) => fileId),
  )
  const known = new Map(files.map((file) => [file.name, file]))
  const settled = entries.map(({ fileId, name }) => {
    const file = known.get(fileId)
    if (!file || file.type !== TYPE || (file.ownerId !== userId && !kept.has(fileId))) throw unknownFile(name)
    const url = `/api/file/Image/${file.type}/${file.name}`
    return { name: file.fileName, fileId, url, fileSize: file.size, fileVersionId: file.sha256.slice(0, 32) }
  })
  return JSON.stringify(settled)
}

const unknownFile = (file: string) =>
  new AppError('refused', 'notice.fileUnknown', {
    params: { file },
    fields: { files: { key: 'notice.fileUnknown', params: { file } } },
  })

function readEntries(text: string): { fileId: string; name: string }[] {
  if (text.trim() === '') return []
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) throw unknownFile('')
    return list.map((entry: unknown) => {
      if (typeof entry !== 'object' || entry === null || !('fileId' in entry) || typeof entry.fileId !== 'string')
        throw unknownFile('')
      return { fileId: entry.fileId, name: 'name' in entry && typeof entry.name === 'string' ? entry.name : '' }
    })
  } catch (error) {
    if (error instanceof AppError) throw error
    throw unknownFile('')
  }
}
