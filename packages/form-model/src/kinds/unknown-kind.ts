import { isEmpty } from '../json/json.ts'
import { defineKind } from './define-kind.ts'
import type { Kind } from './kind.ts'

/** Returns a kind for an unknown name: it keeps the value unchanged and shows it as text. */
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
