import { formatMoment, SYSTEM_TIME_FORMAT } from '../../values/moment.ts'
import { defineKind } from '../define-kind.ts'
import { SYSTEM_PROPS, systemTimeKind } from '../shared/system-kinds.ts'

/** 创建时间 */
export const kind = defineKind({
  ...systemTimeKind,
  name: 'createTime',
  label: '创建时间',
  place: 2,
  fill: { on: 'create', value: ({ now }) => formatMoment(now, SYSTEM_TIME_FORMAT) },
  node: { tag: 'el-input', defaultValue: '', props: SYSTEM_PROPS },
})
