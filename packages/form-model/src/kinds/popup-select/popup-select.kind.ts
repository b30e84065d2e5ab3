import { defineKind } from '../define-kind.ts'
import { missingKeyProblem, RECORD_TABLE, recordKind } from '../shared/record-kinds.ts'

/** 弹窗选择: a key of a row of a data interface. */
export const kind = defineKind({
  ...recordKind,
  name: 'popupSelect',
  label: '弹窗选择',
  place: 10,
  aliases: ['popupTableSelect'],
  records: 'interface',
  problems: missingKeyProblem('noInterface', ['interfaceId', 'propsValue', 'relationField']),
  node: {
    tag: 'popupSelect',
    trigger: 'change',
    defaultValue: '',
    props: {
      placeholder: '请选择',
      interfaceId: '',
      interfaceName: '',
      propsValue: 'id',
      relationField: 'fullName',
      popupType: 'dialog',
      popupTitle: '选择数据',
      popupWidth: '800px',
      ...RECORD_TABLE,
    },
  },
})
