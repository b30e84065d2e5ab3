import type { Cube, CubeValue } from '../cube/cube.ts'
import { treesOf } from '../cross/tree.ts'

/** A column of records. */
export interface ListColumn {
  key: string
  title: string
  type: 'text' | 'number' | 'moment'
  textKey?: string | undefined
}

/** Records with the figures of their groups. */
export interface ListData {
  columns: ListColumn[]
  rows: Record<string, unknown>[]
  /** Columns of the groups in `rows`, outermost first. */
  groups: ListColumn[]
  /** Figures of the groups; without columns. */
  cube?: Cube | undefined
  isTruncated: boolean
}

/** A row of a grouped list. */
export type ListRow =
  | { kind: 'group'; depth: number; value: CubeValue; text: string; figures: readonly CubeValue[] }
  | { kind: 'record'; record: Record<string, unknown> }
  | { kind: 'total'; figures: readonly CubeValue[] }

const plain = (value: unknown): CubeValue =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null

/** Records under the heads of their groups, which hold the figures of the group. */
export function listRows({ rows, groups, cube }: ListData, { hasTotals }: { hasTotals: boolean }): ListRow[] {
  const trees = cube && treesOf(cube)
  const found = new Map<string, readonly CubeValue[]>()
  const visit = (node: NonNullable<typeof trees>['rows']) => {
    found.set(JSON.stringify(node.path), trees?.valuesOf(node, trees.columns) ?? [])
    node.children.forEach(visit)
  }
  if (trees) visit(trees.rows)
  const made: ListRow[] = []
  let before: CubeValue[] | undefined
  for (const record of rows) {
    const path = groups.map(({ key }) => plain(record[key]))
    const from = before ? path.findIndex((value, index) => value !== before?.[index]) : 0
    if (from !== -1) {
      for (let depth = from; depth < groups.length; depth++) {
        const group = groups[depth]
        if (!group) continue
        const value = path[depth] ?? null
        made.push({
          kind: 'group',
          depth,
          value,
          text: textIn(record, group),
          figures: found.get(JSON.stringify(path.slice(0, depth + 1))) ?? [],
        })
      }
    }
    before = path
    made.push({ kind: 'record', record })
  }
  if (hasTotals && cube && cube.measures.length > 0) made.push({ kind: 'total', figures: found.get('[]') ?? [] })
  return made
}

/** The text of a field of a record. */
export function textIn(record: Record<string, unknown>, { key, textKey }: ListColumn): string {
  const text = textKey === undefined ? undefined : record[textKey]
  if (typeof text === 'string' && text !== '') return text
  const value = record[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
