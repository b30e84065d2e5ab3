import { defineKind } from '../define-kind.ts'
import { SYSTEM_PROPS, systemIdKind } from '../shared/system-kinds.ts'

/** 修改人员 */
export const kind = defineKind({
  ...systemIdKind('user'),
  name: 'modifyUser',
  label: '修改人员',
  place: 3,
  listWidth: () => 152,
  searchedAs: 'userSelect',
  fill: { on: 'update', value: ({ userId }) => userId },
  node: { tag: 'el-input', defaultValue: '', props: SYSTEM_PROPS },
})
