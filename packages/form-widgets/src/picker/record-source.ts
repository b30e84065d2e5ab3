import { isOptionValue } from '../options/option.ts'
import type { DataRecord, RowsPage, RowsQuery, WidgetServices } from '../services/widget-services.ts'

/** A column of a picker's table. */
export interface PickerColumn {
  /** Key of the record. */
  value: string
  /** Heading. Default: the heading of the source. */
  label?: string | undefined
}

/** The source of records: a data interface or another form. */
export interface RecordSource {
  /** Identifies the source. */
  key: string
  /** The column whose value is stored. */
  idKey: string
  /** The column that is shown. */
  labelKey: string
  rows: (services: WidgetServices, query: RowsQuery, signal: AbortSignal) => Promise<RowsPage>
  row: (services: WidgetServices, id: string, signal: AbortSignal) => Promise<DataRecord | undefined>
}

/** A data interface. */
export interface InterfaceSource {
  interfaceId: string
  propsValue: string
  relationField: string
}

/** Rows of a data interface. */
export const interfaceSource = (source: InterfaceSource): RecordSource => ({
  key: `interface ${JSON.stringify(source)}`,
  idKey: source.propsValue,
  labelKey: source.relationField,
  rows: (services, query, signal) => services.interfaceRows({ ...query, ...source }, { signal }),
  row: (services, id, signal) => services.interfaceRow({ ...source, id }, { signal }),
})

/** Records of another form. */
export const modelSource = ({ modelId, relationField }: { modelId: string; relationField: string }): RecordSource => ({
  // The record does not depend on the shown column: fields and attributes share one call.
  key: `model ${modelId}`,
  idKey: 'id',
  labelKey: relationField,
  rows: (services, query, signal) => services.modelRows({ ...query, modelId, relationField }, { signal }),
  row: (services, id, signal) => services.modelRecord({ modelId, id }, { signal }),
})

/** The text of a cell. */
export function cellText(value: unknown): string {
  if (isOptionValue(value)) return String(value)
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.map(cellText).join(',') : JSON.stringify(value)
}
