import { defineKind } from '../define-kind.ts'
import { SYSTEM_PROPS, systemIdKind } from '../shared/system-kinds.ts'

/** 创建人员 */
export const kind = defineKind({
  ...systemIdKind('user'),
  name: 'createUser',
  label: '创建人员',
  place: 1,
  listWidth: () => 152,
  searchedAs: 'userSelect',
  rowOwner: 'user',
  fill: { on: 'create', value: ({ userId }) => userId },
  node: { tag: 'el-input', defaultValue: '', props: SYSTEM_PROPS },
})
