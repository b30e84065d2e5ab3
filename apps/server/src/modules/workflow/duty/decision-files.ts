import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { attachmentOf, readAttachments, readOwnedFiles } from '../../file/file.access.ts'

/** Type of the attachments of decisions. */
const DECISION_FILE = 'annex'
/** Types of the attachments of comments. */
const COMMENT_FILES: ReadonlySet<string> = new Set([DECISION_FILE, 'annexpic'])
const DECISION_FILES: ReadonlySet<string> = new Set([DECISION_FILE])
const MAX_FILES = 9

/** Whether files of a type may be attachments of decisions or comments. */
export const mayBeAttached = (type: string) => COMMENT_FILES.has(type)

/** The attachments of a decision as JSON text; empty without any. */
export async function settleDecisionFiles(db: Db, sent: string | null | undefined, userId: string): Promise<string> {
  const files = await settle(db, sent, { userId, types: DECISION_FILES })
  return files.length === 0 ? '' : JSON.stringify(files)
}

/** A list of attachments of a comment as JSON text, and the names of the files. */
export async function settleCommentFiles(db: Db, sent: string | null | undefined, userId: string) {
  const files = await settle(db, sent, { userId, types: COMMENT_FILES })
  return { text: JSON.stringify(files), ids: files.map(({ fileId }) => fileId) }
}

/**
 * Attachments as the file module describes them. Clients send ids; only files that the actor uploaded may be attached.
 */
async function settle(
  db: Db,
  sent: string | null | undefined,
  { userId, types }: { userId: string; types: ReadonlySet<string> },
) {
  const entries = readAttachments(sent ?? '')
  if (!entries) throw unknownFile()
  const ids = [...new Set(entries.map(({ fileId }) => fileId))]
  if (ids.length === 0) return []
  if (ids.length > MAX_FILES) throw new AppError('refused', 'workflow.tooManyFiles', { params: { most: MAX_FILES } })
  const known = new Map((await readOwnedFiles(db, ids)).map((file) => [file.name, file]))
  return ids.map((fileId) => {
    const file = known.get(fileId)
    if (!file || !types.has(file.type) || file.ownerId !== userId) throw unknownFile()
    return attachmentOf(file)
  })
}

const unknownFile = () => new AppError('refused', 'workflow.fileUnknown')
