import { maskPhoneNumber } from '@sqos/contract'
import { asText, own } from '../../json/json.ts'
import { maskText } from '../../values/mask.ts'
import { isPhoneNode } from '../../values/phone-number.ts'
import { CODE_COLUMN, defineKind } from '../define-kind.ts'
import { checkLength, contains } from '../shared/text-kinds.ts'

/** 单行输入 */
export const kind = defineKind({
  name: 'comInput',
  label: '单行输入',
  group: 'basic',
  place: 1,
  presets: [
    {
      name: 'link',
      label: '链接',
      props: { isLink: true, placeholder: 'https://' },
      config: {
        regList: [{ pattern: String.raw`/^https?:\/\/\S+$/`, message: '请输入以 http:// 或 https:// 开头的链接' }],
      },
    },
  ],
  isFallback: true,
  aliases: ['input'],
  events: ['change', 'blur'],
  listWidth: () => 128,
  search: contains,
  check: checkLength,
  isPhone: isPhoneNode,
  holdsLinks: true,
  display: (value, { node, showsNumbers = false }) => {
    const text = asText(value) ?? ''
    return isPhoneNode(node) && !showsNumbers ? maskPhoneNumber(text) : maskText(text, node)
  },
  // The column holds the longest text allowed; the default is 500 characters.
  column: (node) => (Number(own(node, 'maxlength')) > 500 ? { type: 'text' } : CODE_COLUMN),
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
