import { found, type ImportedCell, only } from './import-cell.ts'

/** A tree of places: organisations, regions. */
export interface PlaceTree {
  byId: ReadonlyMap<string, Place>
  byName: ReadonlyMap<string, readonly string[]>
}

/** An organisation or a region. */
export interface Place {
  id: string
  parentId: string
  fullName: string
  isDepartment: boolean
}

/** Reads `甲/乙` as ids from the root; a unique name needs no path. */
export function placeIn(
  { byId, byName }: PlaceTree,
  { text, isDepartment = false }: { text: string; isDepartment?: boolean },
): ImportedCell {
  const names = text.split('/').map((part) => part.trim())
  const matching = (byName.get(names.at(-1) ?? '') ?? []).filter((id) => {
    const above = upwards(byId, id).map((at) => byId.get(at)?.fullName)
    return names.toReversed().every((name, index) => above[index] === name)
  })
  // Several matches: prefers a department, or the place with exactly this path.
  const wanted = matching.filter((id) =>
    isDepartment ? byId.get(id)?.isDepartment : upwards(byId, id).length === names.length,
  )
  const place = only(matching.length > 1 && wanted.length > 0 ? wanted : matching, text)
  if (!('value' in place) || typeof place.value !== 'string') return place
  return found(upwards(byId, place.value).toReversed())
}

function upwards(byId: PlaceTree['byId'], id: string): string[] {
  const path: string[] = []
  for (let at = byId.get(id); at && !path.includes(at.id); at = byId.get(at.parentId)) path.push(at.id)
  return path
}
