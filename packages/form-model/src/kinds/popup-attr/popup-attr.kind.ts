import { defineKind } from '../define-kind.ts'
import { ATTRIBUTE, attributeKind } from '../shared/attribute-kinds.ts'

/** 弹窗选择属性: shows a key of the row that another field has chosen. */
export const kind = defineKind({
  ...attributeKind,
  name: 'popupAttr',
  label: '弹窗选择属性',
  place: 12,
  attributeOf: 'interface',
  node: { tag: 'popupAttr', defaultValue: '', props: ATTRIBUTE },
})
