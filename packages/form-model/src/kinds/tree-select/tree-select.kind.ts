import { defineKind } from '../define-kind.ts'
import { chosenColumn, optionKind, readChosen, TREE_SAMPLES, TREE_SOURCE } from '../shared/option-kinds.ts'

/** 下拉树形 */
export const kind = defineKind({
  ...optionKind,
  name: 'treeSelect',
  label: '下拉树形',
  group: 'advanced',
  place: 5,
  suffix: 'TreeSelect',
  events: ['change'],
  search: () => ({ input: 'picker', test: 'includes' }),
  read: readChosen,
  column: chosenColumn,
  node: {
    tag: 'SQOSTreeSelect',
    trigger: 'change',
    defaultValue: null,
    config: TREE_SOURCE,
    props: {
      placeholder: '请选择',
      style: { width: '100%' },
      options: TREE_SAMPLES,
      props: { props: { value: 'id', label: 'fullName', children: 'children' } },
      multiple: false,
      clearable: true,
      filterable: false,
      disabled: false,
    },
  },
})
