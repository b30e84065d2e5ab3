import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { attachmentOf, readAttachments, readOwnedFiles } from '../../file/file.access.ts'

/** Type of the attachments of decisions. */
export const DECISION_FILE = 'annex'
const MAX_FILES = 9

/**
 * The attachments of a decision as the file module describes them, as JSON text; empty without any. Clients send ids; only
 * files that the actor uploaded may be attached.
 */
export async function settleDecisionFiles(db: Db, sent: string | null | undefined, userId: string): Promise<string> {
  const entries = readAttachments(sent ?? '')
  if (!entries) throw unknownFile()
  const ids = [...new Set(entries.map(({ fileId }) => fileId))]
  if (ids.length === 0) return ''
  if (ids.length > MAX_FILES) throw new AppError('refused', 'workflow.tooManyFiles', { params: { most: MAX_FILES } })
  const known = new Map((await readOwnedFiles(db, ids)).map((file) => [file.name, file]))
  const settled = ids.map((fileId) => {
    const file = known.get(fileId)
    if (!file || file.type !== DECISION_FILE || file.ownerId !== userId) throw unknownFile()
    return attachmentOf(file)
  })
  return JSON.stringify(settled)
}

const unknownFile = () => new AppError('refused', 'workflow.fileUnknown')
