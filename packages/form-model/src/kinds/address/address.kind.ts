import { defineKind } from '../define-kind.ts'
import { pathKind, PICKER } from '../shared/picker-kinds.ts'

/** 省市区域 */
export const kind = defineKind({
  ...pathKind('region'),
  name: 'address',
  label: '省市区域',
  place: 8,
  aliases: ['areaSelect'],
  node: { tag: 'SQOS-Address', trigger: 'change', defaultValue: [], props: { ...PICKER, level: 2 } },
})
