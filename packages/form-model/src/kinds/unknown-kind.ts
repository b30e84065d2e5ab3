import { isEmpty } from '../json/json.ts'
import { defineKind } from './define-kind.ts'
import type { Kind } from './kind.ts'

/** A kind that this version does not know: its value is kept as it is and shown as text. */
export const unknownKind = (name: string): Kind =>
  defineKind({
    name,
    label: name,
    group: 'unknown',
    fitsTable: true,
    fitsList: false,
    read: (value) => (isEmpty(value) ? undefined : value),
    column: { type: 'text' },
    node: { tag: '' },
  })
