import { defineKind } from '../define-kind.ts'
import { optionKind, readOne, SAMPLES, searchOne, SOURCE } from '../shared/option-kinds.ts'

/** 单选框组 */
export const kind = defineKind({
  ...optionKind,
  name: 'radio',
  label: '单选框组',
  group: 'basic',
  place: 5,
  events: ['change'],
  fitsTable: false,
  search: searchOne,
  read: readOne,
  node: {
    tag: 'el-radio-group',
    trigger: 'change',
    config: { ...SOURCE, optionType: 'default', border: false },
    props: { style: {}, size: 'small', disabled: false, __slot__: { options: SAMPLES } },
  },
})
