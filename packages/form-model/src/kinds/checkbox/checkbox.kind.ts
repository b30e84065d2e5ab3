import { defineKind, LIST_COLUMN } from '../define-kind.ts'
import { optionKind, readMany, SAMPLES, SOURCE } from '../shared/option-kinds.ts'

/** 多选框组 */
export const kind = defineKind({
  ...optionKind,
  name: 'checkbox',
  label: '多选框组',
  group: 'basic',
  place: 6,
  events: ['change'],
  fitsTable: false,
  isMultiple: () => true,
  search: () => ({ input: 'select', test: 'includes' }),
  read: readMany,
  column: LIST_COLUMN,
  node: {
    tag: 'el-checkbox-group',
    trigger: 'change',
    defaultValue: [],
    config: { ...SOURCE, optionType: 'default', border: false },
    props: { style: {}, size: 'small', disabled: false, __slot__: { options: SAMPLES } },
  },
})
