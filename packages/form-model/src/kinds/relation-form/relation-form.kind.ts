import { defineKind } from '../define-kind.ts'
import { missingKeyProblem, RECORD_TABLE, recordKind } from '../shared/record-kinds.ts'

/** 关联表单: the id of a record of another model. */
export const kind = defineKind({
  ...recordKind,
  name: 'relationForm',
  label: '关联表单',
  place: 9,
  records: 'model',
  problems: missingKeyProblem('noModel', ['modelId', 'relationField']),
  node: {
    tag: 'relationForm',
    trigger: 'change',
    defaultValue: '',
    props: { placeholder: '请选择', modelId: '', relationField: '', ...RECORD_TABLE },
  },
})
