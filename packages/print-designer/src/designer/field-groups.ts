import type { Translate } from '@sqos/i18n'
import type { PrintFieldSet } from '../render/print-record.ts'

/** A field that can be put into a document. */
export interface FieldEntry {
  /** `null.bill_no`, `childrenDataTable0.amount`. */
  tag: string
  label: string
  isDrawn: boolean
}

export interface FieldGroup {
  label: string
  entries: readonly FieldEntry[]
  /** The name of the sub-table. */
  table: string | undefined
}

const SYSTEM = ['systemPrinter', 'systemPrintTime', 'systemApprovalContent'] as const

/** The fields of the form, of its sub-tables and of the system. */
export function fieldGroups({ headTable, tables }: PrintFieldSet, t: Translate): readonly FieldGroup[] {
  const entry = (table: string) => (one: PrintFieldSet['headTable'][number]) => ({
    tag: `${table}.${one.field}`,
    label: one.fieldName,
    isDrawn: one.isDrawn,
  })
  return [
    { label: t('designer.head'), entries: headTable.map(entry('null')), table: undefined },
    ...tables.map(({ name, label, fields }) => ({ label, entries: fields.map(entry(name)), table: name })),
    {
      label: t('designer.system'),
      entries: SYSTEM.map((name) => ({ tag: `null.${name}`, label: t(`systemField.${name}`), isDrawn: false })),
      table: undefined,
    },
  ].filter(({ entries }) => entries.length > 0)
}
