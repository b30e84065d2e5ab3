import { defineKind } from '../define-kind.ts'
import { chosenColumn, optionKind, readChosen, SAMPLES, searchOne, SOURCE } from '../shared/option-kinds.ts'

/** 下拉选择 */
export const kind = defineKind({
  ...optionKind,
  name: 'select',
  label: '下拉选择',
  group: 'basic',
  place: 7,
  presets: [{ name: 'tags', label: '标签', props: { multiple: true, filterable: true }, config: { defaultValue: [] } }],
  events: ['change', 'blur'],
  search: searchOne,
  read: readChosen,
  column: chosenColumn,
  node: {
    tag: 'el-select',
    trigger: 'change',
    defaultValue: '',
    config: SOURCE,
    props: {
      placeholder: '请选择',
      style: { width: '100%' },
      clearable: true,
      filterable: false,
      multiple: false,
      disabled: false,
      __slot__: { options: SAMPLES },
    },
  },
})
