import { formatMoment, SYSTEM_TIME_FORMAT } from '../../values/moment.ts'
import { defineKind } from '../define-kind.ts'
import { SYSTEM_PROPS, systemTimeKind } from '../shared/system-kinds.ts'

/** 修改时间 */
export const kind = defineKind({
  ...systemTimeKind,
  name: 'modifyTime',
  label: '修改时间',
  place: 4,
  fill: { on: 'update', value: ({ now }) => formatMoment(now, SYSTEM_TIME_FORMAT) },
  node: { tag: 'el-input', defaultValue: '', props: SYSTEM_PROPS },
})
