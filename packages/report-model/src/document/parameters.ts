import { isRecord } from './json.ts'
import type { ReportDocument, ReportFilter, ReportParameter } from './types.ts'

/** Values of parameters by name. */
export type ReportValues = Readonly<Record<string, unknown>>

const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every(isNothing))

/** The values with those of the beginning where none is given. A given null is a choice: no value. */
export function withInitial({ parameters }: ReportDocument, given: ReportValues): ReportValues {
  return Object.fromEntries(
    parameters.flatMap(({ name, initial }): [string, unknown][] => {
      const value = Object.hasOwn(given, name) ? given[name] : initial
      return isNothing(value) ? [] : [[name, value]]
    }),
  )
}

/** Required parameters without a value. */
export const missingIn = ({ parameters }: ReportDocument, values: ReportValues): ReportParameter[] =>
  parameters.filter(({ name, isRequired }) => isRequired && isNothing(values[name]))

/** The conditions of a source by the values of the parameters. */
export function filtersOf(document: ReportDocument, source: string, values: ReportValues): ReportFilter[] {
  return document.parameters.flatMap((parameter) =>
    parameter.targets
      .filter((target) => target.source === source && target.field !== '')
      .flatMap(({ field }) => filterOf(parameter, field, values[parameter.name])),
  )
}

/** The conditions of one field; none for a value that does not fit its parameter. */
export function filterOf({ kind }: ReportParameter, field: string, value: unknown): ReportFilter[] {
  if (isNothing(value)) return []
  switch (kind) {
    case 'text':
      return typeof value === 'string' ? [{ field, test: 'contains', value: value.trim() }] : []
    case 'number':
      return Number.isFinite(Number(value)) ? [{ field, test: 'eq', value: Number(value) }] : []
    case 'period':
      return typeof value === 'string' ? [{ field, test: 'period', value }] : []
    case 'dates': {
      const [from, to]: unknown[] = Array.isArray(value) ? value : []
      return [
        ...(typeof from === 'number' ? [{ field, test: 'gte', value: from } as const] : []),
        ...(typeof to === 'number' ? [{ field, test: 'lte', value: to } as const] : []),
      ]
    }
    case 'choice':
    case 'user':
    case 'organize': {
      const list = (Array.isArray(value) ? value : [value]).filter(
        (one): one is string | number => typeof one === 'string' || typeof one === 'number',
      )
      const [only] = list
      if (only === undefined) return []
      return list.length === 1 ? [{ field, test: 'eq', value: only }] : [{ field, test: 'in', value: list }]
    }
  }
}

/** The parameters of a data interface or statement by the values of the parameters. */
export function argumentsOf(
  document: ReportDocument,
  source: string,
  values: ReportValues,
): { name: string; value: string | null }[] {
  return document.parameters.flatMap(({ name, targets }) =>
    targets
      .filter((target) => target.source === source && target.field !== '')
      .map(({ field }) => {
        const value = values[name]
        const text = Array.isArray(value) ? value.join(',') : isRecord(value) || isNothing(value) ? '' : String(value)
        return { name: field.slice(0, 50), value: text === '' ? null : text.slice(0, 1000) }
      }),
  )
}
