import { amountInCapitals } from '@sqos/formula'
import { asBoolean, asText, own } from '../../json/json.ts'
import { readNumber } from '../../values/read.ts'
import { defineKind } from '../define-kind.ts'
import { betweenNumbers, toNumber } from '../shared/number-kinds.ts'

/** 金额输入, of older documents. */
export const kind = defineKind({
  name: 'SQOSAmount',
  label: '金额输入',
  group: 'legacy',
  suffix: 'Amount',
  listAlign: 'right',
  isOperand: true,
  search: betweenNumbers,
  read: readNumber,
  column: { type: 'decimal' },
  toColumn: toNumber,
  display: (value, { node }) => {
    const text = asText(value) ?? ''
    return text !== '' && asBoolean(own(node, 'showChinese')) ? `${text} ${amountInCapitals(text)}`.trim() : text
  },
  node: { tag: 'SQOS-Amount', trigger: 'blur', props: { placeholder: '请输入', showChinese: true } },
})
