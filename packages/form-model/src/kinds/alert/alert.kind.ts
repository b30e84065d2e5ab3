import { defineKind } from '../define-kind.ts'
import { displayKind } from '../shared/layout-kinds.ts'

/** 提示, of newer documents. */
export const kind = defineKind({
  ...displayKind,
  name: 'alert',
  label: '提示',
  group: 'later',
  place: 2,
  node: { tag: 'sqos-alert', props: { title: '', type: 'success', showIcon: false, closable: true, description: '' } },
})
