import { defineKind } from '../define-kind.ts'
import { SYSTEM_PROPS, systemIdKind } from '../shared/system-kinds.ts'

/** 所属部门: read, and not offered. */
export const kind = defineKind({
  ...systemIdKind('organization'),
  name: 'currDept',
  label: '所属部门',
  searchedAs: 'depSelect',
  fill: { on: 'create', value: ({ departmentId }) => departmentId, needsPlace: true },
  node: { tag: 'el-input', defaultValue: '', props: SYSTEM_PROPS },
})
