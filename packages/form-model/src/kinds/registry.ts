import type { Kind, KindGroup } from './kind.ts'
import { ALL_KINDS } from './kinds.generated.ts'
import { unknownKind } from './unknown-kind.ts'

const GROUPS: readonly KindGroup[] = ['basic', 'advanced', 'system', 'layout', 'legacy', 'later']

const placeOf = ({ group, place = Number.MAX_SAFE_INTEGER }: Kind) => [GROUPS.indexOf(group), place] as const

/** Every kind, in the order of the palette. */
export const KINDS: readonly Kind[] = ALL_KINDS.toSorted((left, right) => {
  const [group, place] = placeOf(left)
  const [otherGroup, otherPlace] = placeOf(right)
  return group - otherGroup || place - otherPlace
})

const byName = new Map(KINDS.flatMap((kind) => [kind.name, ...kind.aliases].map((name) => [name.toLowerCase(), kind])))
const bySuffix = new Map(KINDS.map((kind) => [kind.suffix, kind]))

const unknown = new Map<string, Kind>()

/**
 * Finds a kind by its name, by an alias, or by a name with another product prefix (`XyzText`, `XyzAmount`). An unknown
 * name returns a kind that keeps its values unchanged.
 */
export function kindOf(name: string): Kind {
  const known = byName.get(name.toLowerCase()) ?? prefixed(name)
  if (known) return known
  const found = unknown.get(name) ?? unknownKind(name)
  if (unknown.size < 1000) unknown.set(name, found)
  return found
}

function prefixed(name: string): Kind | undefined {
  const [, suffix] = /^[A-Z]{2,}([A-Z][a-z]\w*)$/.exec(name) ?? []
  return suffix === undefined ? undefined : bySuffix.get(suffix)
}

/** The kind of a node that names no kind. */
export function fallbackKind(role: 'value' | 'pane'): Kind {
  const found = KINDS.find((kind) => kind.isFallback && kind.role === role)
  return found ?? unknownKind(role)
}

/** Whether this version knows the kind. */
export const isKnownKind = (name: string): boolean => kindOf(name).group !== 'unknown'

/** The kinds of one group of the palette, in its order. */
export const paletteOf = (group: KindGroup): readonly Kind[] =>
  KINDS.filter((kind) => kind.group === group && kind.place !== undefined)
