import { isOptionValue } from '../options/option.ts'
import type { DataRecord, RowsPage, RowsQuery, WidgetServices } from '../services/widget-services.ts'

/** A column of a picker's table. */
export interface PickerColumn {
  /** Key of the record. */
  value: string
  /** Header. Default: what the source calls it. */
  label?: string | undefined
}

/** Where records are chosen from: a data interface or another form. */
export interface RecordSource {
  /** The same key is the same source. */
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
  // Whatever column is shown, the record is the same: fields and attributes of it share one call.
  key: `model ${modelId}`,
  idKey: 'id',
  labelKey: relationField,
  rows: (services, query, signal) => services.modelRows({ ...query, modelId, relationField }, { signal }),
  row: (services, id, signal) => services.modelRecord({ modelId, id }, { signal }),
})

/** A cell as people read it. */
export function cellText(value: unknown): string {
  if (isOptionValue(value)) return String(value)
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.map(cellText).join(',') : JSON.stringify(value)
}
