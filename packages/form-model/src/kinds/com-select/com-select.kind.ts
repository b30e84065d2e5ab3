import { defineKind } from '../define-kind.ts'
import { pathKind, PICKER } from '../shared/picker-kinds.ts'

/** 组织选择 */
export const kind = defineKind({
  ...pathKind('organization'),
  name: 'comSelect',
  label: '组织选择',
  place: 1,
  aliases: ['organizeSelect'],
  initial: ({ user }) => user?.organizationPath,
  node: { tag: 'com-select', trigger: 'change', defaultValue: [], props: PICKER },
})
