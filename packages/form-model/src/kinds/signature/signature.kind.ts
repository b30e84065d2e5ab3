import { defineKind } from '../define-kind.ts'
import { kind as sign } from '../sign/sign.kind.ts'

/** 电子签章: a picture as text, or the id of a stamp of another product, which is kept. */
export const kind = defineKind({
  name: 'signature',
  label: '电子签章',
  group: 'later',
  events: ['change'],
  fitsTable: false,
  fitsList: false,
  isDrawn: true,
  isImported: false,
  column: { type: 'text' },
  display: sign.display,
  node: { tag: 'SQOS-Signature', trigger: 'change', defaultValue: '', props: { disabled: false } },
})
