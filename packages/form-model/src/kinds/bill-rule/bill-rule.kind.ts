import { asText, isEmpty, ownAt } from '../../json/json.ts'
import { defineKind } from '../define-kind.ts'
import { SYSTEM_PROPS } from '../shared/system-kinds.ts'
import { contains } from '../shared/text-kinds.ts'

/** 自动编号, 单据组件 in older documents: a number that the server issues. */
export const kind = defineKind({
  name: 'billRule',
  label: '自动编号',
  group: 'advanced',
  place: 6,
  role: 'system',
  search: contains,
  numberRule: (node) => asText(ownAt(node, '__config__', 'rule')) ?? '',
  problems: (node) => (isEmpty(ownAt(node, '__config__', 'rule')) ? ['noRule'] : []),
  node: {
    tag: 'el-input',
    trigger: 'change',
    defaultValue: null,
    config: { rule: '', ruleName: '' },
    props: SYSTEM_PROPS,
  },
})
