import { defineKind } from '../define-kind.ts'

/** 字典选择, of older documents: the id of a dictionary type. */
export const kind = defineKind({
  name: 'dicSelect',
  label: '字典选择',
  group: 'legacy',
  node: { tag: 'dic-select', trigger: 'change', props: { placeholder: '请选择', clearable: true } },
})
