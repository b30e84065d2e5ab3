import { defineKind } from '../define-kind.ts'
import { idKind, PICKER } from '../shared/picker-kinds.ts'

/** 分组选择 */
export const kind = defineKind({
  ...idKind('group'),
  name: 'groupSelect',
  label: '分组选择',
  group: 'later',
  initial: ({ user }) => user?.groupIds,
  node: { tag: 'group-select', trigger: 'change', defaultValue: null, props: PICKER },
})
