import { defineKind } from '../define-kind.ts'
import { SYSTEM_PROPS, systemIdKind } from '../shared/system-kinds.ts'

/** 所属岗位 */
export const kind = defineKind({
  ...systemIdKind('position'),
  name: 'currPosition',
  label: '所属岗位',
  place: 6,
  searchedAs: 'posSelect',
  fill: { on: 'create', value: ({ positionId }) => positionId, needsPlace: true },
  node: { tag: 'el-input', defaultValue: '', props: SYSTEM_PROPS },
})
