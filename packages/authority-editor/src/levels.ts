import type { Ticks } from './steps.ts'

/** Level of a grant; without one everything is granted. */
export type GrantLevel = 'read' | 'required' | 'edit' | 'remove'
/** Levels by id of a field or data scheme. */
export type Levels = ReadonlyMap<string, GrantLevel>

/** Steps whose items have levels. */
export type LeveledStep = 'form' | 'resource'
/** A column of the matrix. */
export type Cell = 'hidden' | 'read' | 'edit' | 'required' | 'remove'

/** Columns of the matrix of each step: one of them for a field, several for the rows of a data scheme. */
export const CELLS = {
  form: ['hidden', 'read', 'edit', 'required'],
  resource: ['read', 'edit', 'remove'],
} as const satisfies Record<LeveledStep, readonly Cell[]>

/** True for a step whose items have levels. */
export const isLeveled = (step: string): step is LeveledStep => step === 'form' || step === 'resource'

interface Granted {
  isTicked: boolean
  level: GrantLevel | undefined
}

/** The marked cells of an item. */
export function cellsOf(step: LeveledStep, { isTicked, level }: Granted): ReadonlySet<Cell> {
  if (step === 'form') return new Set([isTicked ? (level ?? 'edit') : 'hidden'])
  if (!isTicked) return new Set()
  return new Set(level === undefined ? ['read', 'edit', 'remove'] : level === 'read' ? ['read'] : ['read', level])
}

/** An item after a cell was marked or cleared. */
export function withCell(step: LeveledStep, granted: Granted, { cell, on }: { cell: Cell; on: boolean }): Granted {
  if (step === 'form')
    return { isTicked: cell !== 'hidden', level: cell === 'edit' || cell === 'hidden' ? undefined : cell }
  const cells = new Set(cellsOf(step, granted))
  // Who changes rows sees them.
  if (on) cells.add('read').add(cell)
  else if (cell === 'read') cells.clear()
  else cells.delete(cell)
  const [edits, removes] = [cells.has('edit'), cells.has('remove')]
  const level = edits && removes ? undefined : edits ? 'edit' : removes ? 'remove' : 'read'
  return { isTicked: cells.has('read'), level: cells.has('read') ? level : undefined }
}

/** Whether somebody who holds an item at this level may grant a cell. */
export function mayGrant(cell: Cell, limit: GrantLevel | undefined): boolean {
  if (limit === undefined || cell === 'hidden' || cell === 'read') return true
  return cell === limit
}

/** Levels of the ticked fields and data schemes, as a save sends them. */
export const levelsOf = (ticks: Ticks, levels: Levels): Record<string, GrantLevel> =>
  Object.fromEntries([...levels].filter(([id]) => ticks.form.has(id) || ticks.resource.has(id)))

/** True when both grant the same levels. */
export function sameLevels(one: Record<string, GrantLevel>, other: Record<string, GrantLevel>): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => one[key] === other[key])
}

/** Applies the own changes of levels (`base` → `mine`) to those that another user has saved. */
export function mergeLevels({ base, mine, theirs }: { base: Levels; mine: Levels; theirs: Levels }): Levels {
  const merged = new Map(theirs)
  for (const id of new Set([...base.keys(), ...mine.keys()])) {
    const level = mine.get(id)
    if (level === base.get(id)) continue
    if (level === undefined) merged.delete(id)
    else merged.set(id, level)
  }
  return merged
}
