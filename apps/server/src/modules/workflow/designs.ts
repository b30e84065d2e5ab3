import { indexDesign, type DesignIndex, type DesignNode } from '@sqos/workflow-model/machine'
import type { Db, Trx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'

/** Number of parsed designs that a server keeps. */
const KEPT = 200

interface VersionKey {
  flowId: string
  flowVersion: number
}

/** Parsed designs. A stored version never changes, so it is parsed once. */
export function createDesigns() {
  const kept = new Map<string, DesignIndex>()

  async function of(db: Db | Trx, { flowId, flowVersion }: VersionKey): Promise<DesignIndex> {
    const key = `${flowId}:${flowVersion}`
    const known = kept.get(key)
    if (known) return known
    const row = await db
      .selectFrom('flowVersions')
      .select('flowTemplateJson')
      .where('flowId', '=', flowId)
      .where('version', '=', flowVersion)
      .executeTakeFirst()
    const root = parseDesign(row?.flowTemplateJson ?? null)
    if (!root) throw new AppError('refused', 'workflow.notDesigned')
    const index = indexDesign(root)
    if (kept.size >= KEPT) {
      const [oldest] = kept.keys()
      if (oldest !== undefined) kept.delete(oldest)
    }
    kept.set(key, index)
    return index
  }

  return { of }
}

export type Designs = ReturnType<typeof createDesigns>

/** The node tree of a stored document; undefined when it is none. */
export function parseDesign(text: string | null): DesignNode | undefined {
  if (text === null || text === '') return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isDesignNode(value, 0) ? value : undefined
  } catch {
    return undefined
  }
}

/** Deeper documents are refused: walking them would exhaust the stack. */
const MAX_DEPTH = 1000

function isDesignNode(value: unknown, depth: number): value is DesignNode {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return false
  if (!('nodeId' in value) || typeof value.nodeId !== 'string' || value.nodeId === '') return false
  if (!('type' in value) || typeof value.type !== 'string') return false
  if ('properties' in value && (typeof value.properties !== 'object' || Array.isArray(value.properties))) return false
  if ('childNode' in value && !isAbsent(value.childNode) && !isDesignNode(value.childNode, depth + 1)) return false
  if (!('conditionNodes' in value) || isAbsent(value.conditionNodes)) return true
  return Array.isArray(value.conditionNodes) && value.conditionNodes.every((branch) => isDesignNode(branch, depth + 1))
}

const isAbsent = (value: unknown) => value === null || value === undefined
