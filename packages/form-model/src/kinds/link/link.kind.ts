import { defineKind } from '../define-kind.ts'
import { displayKind } from '../shared/layout-kinds.ts'

/** 链接, of newer documents. */
export const kind = defineKind({
  ...displayKind,
  name: 'link',
  label: '链接',
  group: 'later',
  place: 1,
  node: { tag: 'sqos-link', props: { content: '', href: '', target: '_self', textStyle: {} } },
})
