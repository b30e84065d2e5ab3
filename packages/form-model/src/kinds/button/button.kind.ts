import { defineKind } from '../define-kind.ts'
import { displayKind } from '../shared/layout-kinds.ts'

/** 按钮 */
export const kind = defineKind({
  ...displayKind,
  name: 'button',
  label: '按钮',
  group: 'basic',
  place: 20,
  events: ['click'],
  node: {
    tag: 'sqos-button',
    trigger: 'click',
    defaultValue: null,
    props: { align: 'left', buttonText: '按钮', type: '', disabled: false },
  },
})
