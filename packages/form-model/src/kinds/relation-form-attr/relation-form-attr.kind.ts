import { defineKind } from '../define-kind.ts'
import { ATTRIBUTE, attributeKind } from '../shared/attribute-kinds.ts'

/** 关联表单属性: shows a key of the record that another field has chosen. */
export const kind = defineKind({
  ...attributeKind,
  name: 'relationFormAttr',
  label: '关联表单属性',
  place: 11,
  attributeOf: 'model',
  node: { tag: 'relationFormAttr', defaultValue: '', props: ATTRIBUTE },
})
