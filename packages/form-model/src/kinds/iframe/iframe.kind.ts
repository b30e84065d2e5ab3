import { defineKind } from '../define-kind.ts'
import { displayKind } from '../shared/layout-kinds.ts'

/** Iframe: a page of another address. */
export const kind = defineKind({
  ...displayKind,
  name: 'iframe',
  label: 'Iframe',
  group: 'later',
  place: 3,
  node: {
    tag: 'sqos-iframe',
    props: { href: '', height: 300, borderType: 'solid', borderColor: '#E2E0E0', borderWidth: 1 },
  },
})
