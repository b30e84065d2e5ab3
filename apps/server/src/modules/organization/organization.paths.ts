import type { OrganizationRow } from './organization.repository.ts'

/** Ids from the top down to each organisation, itself included. */
export function pathsOf(rows: readonly Pick<OrganizationRow, 'id' | 'parentId'>[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return function pathOf(id: string): string[] {
    const path: string[] = []
    for (let at = byId.get(id); at && !path.includes(at.id); at = byId.get(at.parentId)) path.unshift(at.id)
    return path
  }
}
