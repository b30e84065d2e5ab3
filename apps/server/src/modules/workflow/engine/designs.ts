import { parseFlow } from '@sqos/workflow-model'
import { prepareDesign, type Design } from '@sqos/workflow-model/machine'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'

/** Number of prepared designs that a server keeps. */
const KEPT = 200

interface VersionKey {
  flowId: string
  flowVersion: number
}

/** Prepared designs. A stored version never changes, so it is parsed once. */
export function createDesigns() {
  const kept = new Map<string, Design>()

  async function of(db: Db | Trx, { flowId, flowVersion }: VersionKey): Promise<Design> {
    const key = `${flowId}:${flowVersion}`
    const known = kept.get(key)
    if (known) return known
    const row = await db
      .selectFrom('flowVersions')
      .select('flowTemplateJson')
      .where('flowId', '=', flowId)
      .where('version', '=', flowVersion)
      .executeTakeFirst()
    const design = parseDesign(row?.flowTemplateJson ?? null)
    if (kept.size >= KEPT) {
      const [oldest] = kept.keys()
      if (oldest !== undefined) kept.delete(oldest)
    }
    kept.set(key, design)
    return design
  }

  return { of }
}

export type Designs = ReturnType<typeof createDesigns>

/** Prepares a stored document. Throws `refused` for a text that is no design. */
export function parseDesign(text: string | null): Design {
  const { root, problems } = parseFlow(text)
  if (text === null || text === '' || problems.some(({ level }) => level === 'error'))
    throw new AppError('refused', 'workflow.notDesigned')
  return prepareDesign(root)
}
