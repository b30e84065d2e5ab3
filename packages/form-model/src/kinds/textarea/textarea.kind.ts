import { own } from '../../json/json.ts'
import { CODE_COLUMN, defineKind } from '../define-kind.ts'
import { checkLength, contains } from '../shared/text-kinds.ts'

/** 多行输入 */
export const kind = defineKind({
  name: 'textarea',
  label: '多行输入',
  isWide: true,
  group: 'basic',
  place: 2,
  search: contains,
  check: checkLength,
  column: (node) => {
    const limit = Number(own(node, 'maxlength'))
    return limit > 0 && limit <= 500 ? CODE_COLUMN : { type: 'text' }
  },
  node: {
    tag: 'el-input',
    trigger: 'blur',
    props: {
      type: 'textarea',
      placeholder: '请输入',
      autosize: { minRows: 4, maxRows: 4 },
      style: { width: '100%' },
      maxlength: null,
      'show-word-limit': true,
      readonly: false,
      disabled: false,
    },
  },
})
