import { defineKind } from '../define-kind.ts'
import { displayKind } from '../shared/layout-kinds.ts'

/** 文本: shows its default value. */
export const kind = defineKind({
  ...displayKind,
  name: 'SQOSText',
  label: '文本',
  group: 'basic',
  place: 18,
  aliases: ['text'],
  suffix: 'Text',
  node: {
    tag: 'SQOS-Text',
    defaultValue: '这是一段文字',
    props: {
      textStyle: {
        color: '#000000',
        'text-align': 'left',
        'font-weight': 'normal',
        'font-style': 'normal',
        'text-decoration': 'none',
        'line-height': 32,
        'font-size': 12,
      },
    },
  },
})
