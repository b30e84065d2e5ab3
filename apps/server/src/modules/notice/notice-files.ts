import type { Db, Trx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { attachmentOf, readAttachments, readOwnedFiles } from '../file/file.access.ts'

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
  const entries = readAttachments(sent)
  if (!entries || entries.length > MAX_FILES) throw unknownFile('')
  if (entries.length === 0) return ''
  const kept = new Set(readAttachments(before)?.map(({ fileId }) => fileId))
  const files = await readOwnedFiles(
    db,
    entries.map(({ fileId }) => fileId),
  )
  const known = new Map(files.map((file) => [file.name, file]))
  const settled = entries.map(({ fileId, name }) => {
    const file = known.get(fileId)
    if (!file || file.type !== TYPE || (file.ownerId !== userId && !kept.has(fileId))) throw unknownFile(name)
    return attachmentOf(file)
  })
  return JSON.stringify(settled)
}

const unknownFile = (file: string) =>
  new AppError('refused', 'notice.fileUnknown', {
    params: { file },
    fields: { files: { key: 'notice.fileUnknown', params: { file } } },
  })
