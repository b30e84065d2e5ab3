import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { readOwnedFiles } from '../../file/file.access.ts'

/** Type of the attachments of decisions. */
export const DECISION_FILE = 'annex'
const MAX_FILES = 9

/**
 * The attachments of a decision as the file module describes them, as JSON text; empty without any. Clients send ids; only
 * files that the actor uploaded may be attached.
 */
export async function settleDecisionFiles(db: Db, sent: string | null | undefined, userId: string): Promise<string> {
  const ids = [...new Set(readIds(sent ?? ''))]
  if (ids.length === 0) return ''
  if (ids.length > MAX_FILES) throw new AppError('refused', 'workflow.tooManyFiles', { params: { most: MAX_FILES } })
  const known = new Map((await readOwnedFiles(db, ids)).map((file) => [file.name, file]))
  const settled = ids.map((fileId) => {
    const file = known.get(fileId)
    if (!file || file.type !== DECISION_FILE || file.ownerId !== userId) throw unknownFile()
    const url = `/api/file/Image/${file.type}/${file.name}`
    return { name: file.fileName, fileId, url, fileSize: file.size, fileVersionId: file.sha256.slice(0, 32) }
  })
  return JSON.stringify(settled)
}

const unknownFile = () => new AppError('refused', 'workflow.fileUnknown')

function readIds(text: string): string[] {
  if (text.trim() === '') return []
  const list = parsed(text)
  if (!Array.isArray(list)) throw unknownFile()
  return list.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('fileId' in entry) || typeof entry.fileId !== 'string')
      throw unknownFile()
    return entry.fileId
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unknownFile()
  }
}
