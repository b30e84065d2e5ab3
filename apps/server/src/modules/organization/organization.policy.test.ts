import { expect, it } from 'vitest'
import { organizationRights, type AdministratorRights, type OrganizationRight } from './organization.policy.ts'

const none = {
  thisLayerSelect: 0,
  thisLayerAdd: 0,
  thisLayerEdit: 0,
  thisLayerDelete: 0,
  subLayerSelect: 0,
  subLayerAdd: 0,
  subLayerEdit: 0,
  subLayerDelete: 0,
}

// Tree: group ─ company ─ department; `other` is a sibling.
const rows = [
  { id: 'group', parentId: '-1' },
  { id: 'company', parentId: 'group' },
  { id: 'department', parentId: 'company' },
  { id: 'other', parentId: 'group' },
]

type Given = Partial<typeof none> & { organizeId: string }

const decide = (given: readonly Given[], isAdministrator = false) =>
  organizationRights({
    actor: { isAdministrator },
    administered: given.map((rights): AdministratorRights => ({ ...none, ...rights })),
    rows,
  })

it.each<[given: Given[], right: OrganizationRight, organizeId: string, expected: boolean]>([
  // No rights.
  [[], 'select', 'company', false],
  [[], 'edit', '-1', false],
  // "This layer" is the organisation itself without its descendants.
  [[{ organizeId: 'company', thisLayerEdit: 1 }], 'edit', 'company', true],
  [[{ organizeId: 'company', thisLayerEdit: 1 }], 'edit', 'department', false],
  [[{ organizeId: 'company', thisLayerEdit: 1 }], 'edit', 'group', false],
  [[{ organizeId: 'company', thisLayerEdit: 1 }], 'edit', 'other', false],
  // "Sub layers" are all descendants, without the organisation itself.
  [[{ organizeId: 'group', subLayerDelete: 1 }], 'delete', 'company', true],
  [[{ organizeId: 'group', subLayerDelete: 1 }], 'delete', 'department', true],
  [[{ organizeId: 'group', subLayerDelete: 1 }], 'delete', 'group', false],
  // A right does not imply another.
  [[{ organizeId: 'group', subLayerAdd: 1 }], 'edit', 'company', false],
  [[{ organizeId: 'company', thisLayerSelect: 1 }], 'delete', 'company', false],
  [[{ organizeId: 'company', thisLayerAdd: 1 }], 'add', 'company', true],
  [[{ organizeId: 'company', thisLayerDelete: 1 }], 'delete', 'company', true],
  [[{ organizeId: 'company', thisLayerSelect: 1 }], 'select', 'company', true],
  [[{ organizeId: 'company', subLayerSelect: 1 }], 'select', 'department', true],
  [[{ organizeId: 'company', subLayerEdit: 1 }], 'edit', 'department', true],
  // The rights of several rows are combined.
  [[{ organizeId: 'other' }, { organizeId: 'group', subLayerEdit: 1 }], 'edit', 'other', true],
  // Only administrators of the system add at the top; unknown ids have no rights.
  [[{ organizeId: 'group', thisLayerAdd: 1, subLayerAdd: 1 }], 'add', '-1', false],
  [[{ organizeId: 'group', subLayerAdd: 1 }], 'add', 'gone', false],
])('%j: %s on %s is %s', (given, right, organizeId, expected) => {
  expect(decide(given)(right, organizeId)).toBe(expected)
})

it('allows administrators of the system everything', () => {
  const mayDo = decide([], true)

  expect([mayDo('add', '-1'), mayDo('delete', 'department')]).toEqual([true, true])
})

it('terminates on a circle in the tree', () => {
  const mayDo = organizationRights({
    actor: { isAdministrator: false },
    administered: [],
    rows: [
      { id: 'a', parentId: 'b' },
      { id: 'b', parentId: 'a' },
    ],
  })

  expect(mayDo('edit', 'a')).toBe(false)
})
