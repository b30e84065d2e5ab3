import { defineKind } from '../define-kind.ts'
import { idKind, PICKER } from '../shared/picker-kinds.ts'

/** 部门选择 */
export const kind = defineKind({
  ...idKind('organization'),
  name: 'depSelect',
  label: '部门选择',
  place: 2,
  initial: ({ user }) => user?.departmentId,
  node: { tag: 'dep-select', trigger: 'change', defaultValue: null, props: PICKER },
})
