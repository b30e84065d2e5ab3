import { defineKind } from '../define-kind.ts'
import { idKind, PICKER } from '../shared/picker-kinds.ts'

/** 角色选择 */
export const kind = defineKind({
  ...idKind('role'),
  name: 'roleSelect',
  label: '角色选择',
  group: 'later',
  initial: ({ user }) => user?.roleIds,
  node: { tag: 'role-select', trigger: 'change', defaultValue: null, props: PICKER },
})
