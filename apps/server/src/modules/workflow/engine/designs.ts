import { parseFlow } from '@sqos/workflow-model'
import { prepareDesign, type Design } from '@sqos/workflow-model/machine'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { kept } from './kept.ts'

interface VersionKey {
  flowId: string
  flowVersion: number
}

/** Number of versions of which a server keeps the design. */
const KEPT = 200

/** Prepared designs. A stored version never changes, so it is parsed once. */
export function createDesigns() {
  const known = new Map<string, Design>()

  async function of(db: Db | Trx, { flowId, flowVersion }: VersionKey): Promise<Design> {
    const key = `${flowId}:${flowVersion}`
    const design = known.get(key)
    if (design) return design
    const row = await db
      .selectFrom('flowVersions')
      .select('flowTemplateJson')
      .where('flowId', '=', flowId)
      .where('version', '=', flowVersion)
      .executeTakeFirst()
    const read = parseDesign(row?.flowTemplateJson ?? null)
    const [oldest] = known.keys()
    if (known.size >= KEPT && oldest !== undefined) known.delete(oldest)
    known.set(key, read)
    return read
  }

  return { of }
}

export type Designs = ReturnType<typeof createDesigns>

/** Prepares a stored document. Throws `refused` for a text that is no design. */
export const parseDesign = (text: string | null): Design => prepared(text ?? '')

const prepared = kept((text): Design => {
  const { root, problems } = parseFlow(text)
  if (text === '' || problems.some(({ level }) => level === 'error'))
    throw new AppError('refused', 'workflow.notDesigned')
  return prepareDesign(root)
})
