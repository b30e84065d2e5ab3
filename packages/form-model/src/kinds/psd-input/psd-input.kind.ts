import { isEmpty } from '../../json/json.ts'
import { defineKind } from '../define-kind.ts'

/** 密码输入, of older documents: a text that is never shown. */
export const kind = defineKind({
  name: 'PsdInput',
  label: '密码输入',
  group: 'legacy',
  fitsTable: false,
  fitsList: false,
  display: (value) => (isEmpty(value) ? '' : '******'),
  node: { tag: 'el-input', trigger: 'blur', props: { placeholder: '请输入', 'show-password': true } },
})
