import { asText, own } from '../../json/json.ts'
import { defineKind } from '../define-kind.ts'
import { SYSTEM_PROPS, systemIdKind } from '../shared/system-kinds.ts'

/** 所属组织 */
export const kind = defineKind({
  ...systemIdKind('organization'),
  name: 'currOrganize',
  label: '所属组织',
  place: 5,
  search: () => ({ input: 'picker', test: 'last' }),
  searchedAs: 'comSelect',
  rowOwner: 'organization',
  organizationName: (node) => (asText(own(node, 'showLevel')) === 'all' ? 'path' : 'department'),
  fill: { on: 'create', value: ({ organizationId }) => organizationId },
  node: { tag: 'el-input', defaultValue: '', props: { ...SYSTEM_PROPS, showLevel: 'last' } },
})
