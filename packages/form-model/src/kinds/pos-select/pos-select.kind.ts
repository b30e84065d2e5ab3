import { defineKind } from '../define-kind.ts'
import { idKind, PICKER } from '../shared/picker-kinds.ts'

/** 岗位选择 */
export const kind = defineKind({
  ...idKind('position'),
  name: 'posSelect',
  label: '岗位选择',
  place: 3,
  initial: ({ user }) => user?.positionIds,
  node: { tag: 'pos-select', trigger: 'change', defaultValue: null, props: PICKER },
})
