import { defineKind } from '../define-kind.ts'

/** 富文本 */
export const kind = defineKind({
  name: 'editor',
  label: '富文本',
  isWide: true,
  group: 'basic',
  place: 19,
  fitsTable: false,
  fitsList: false,
  isDrawn: true,
  column: { type: 'text' },
  node: { tag: 'SQOS-Quill', trigger: 'blur', defaultValue: null, props: { placeholder: '请输入' } },
})
