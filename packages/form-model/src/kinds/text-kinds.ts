import { isEmpty, own } from '../json/json.ts'
import { CODE_COLUMN, defineKind } from './define-kind.ts'
import type { Kind } from './kind.ts'

const contains: Kind['search'] = () => ({ input: 'text', test: 'contains' })

/** A column as wide as the longest text allowed; without a limit 500 characters, as this family has them. */
const column: Kind['column'] = (node) => {
  const limit = Number(own(node, 'maxlength'))
  return limit > 500 ? { type: 'text' } : CODE_COLUMN
}

/** 单行输入 */
export const comInput = defineKind({
  name: 'comInput',
  label: '单行输入',
  group: 'basic',
  events: ['change', 'blur'],
  search: contains,
  column,
  node: {
    tag: 'el-input',
    trigger: 'blur',
    props: {
      placeholder: '请输入',
      style: { width: '100%' },
      clearable: true,
      'prefix-icon': '',
      'suffix-icon': '',
      maxlength: null,
      'show-word-limit': false,
      'show-password': false,
      readonly: false,
      disabled: false,
      __slot__: { prepend: '', append: '' },
    },
  },
})

/** 多行输入 */
export const textarea = defineKind({
  name: 'textarea',
  label: '多行输入',
  group: 'basic',
  search: contains,
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

/** 富文本 */
export const editor = defineKind({
  name: 'editor',
  label: '富文本',
  group: 'basic',
  fitsTable: false,
  fitsList: false,
  column: { type: 'text' },
  node: { tag: 'SQOS-Quill', trigger: 'blur', defaultValue: null, props: { placeholder: '请输入' } },
})

/** 颜色选择 */
export const colorPicker = defineKind({
  name: 'colorPicker',
  label: '颜色选择',
  group: 'basic',
  fitsTable: false,
  fitsList: false,
  node: {
    tag: 'el-color-picker',
    trigger: 'change',
    defaultValue: null,
    props: { 'show-alpha': false, 'color-format': '', size: 'small', disabled: false },
  },
})

/** 密码输入, of older documents: text that nothing shows. */
export const PsdInput = defineKind({
  name: 'PsdInput',
  label: '密码输入',
  group: 'legacy',
  fitsTable: false,
  fitsList: false,
  display: (value) => (isEmpty(value) ? '' : '******'),
  node: { tag: 'el-input', trigger: 'blur', props: { placeholder: '请输入', 'show-password': true } },
})
