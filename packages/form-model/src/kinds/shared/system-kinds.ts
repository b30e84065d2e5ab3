import { asText, isEmpty } from '../../json/json.ts'
import { formatMoment, parseMoment, SYSTEM_TIME_FORMAT } from '../../values/moment.ts'
import type { NameSource, Names } from '../../values/names.ts'
import { MOMENT_WIDTH, toDate } from './moment-kinds.ts'

/** Widget props of a new system field. */
export const SYSTEM_PROPS = { readonly: true, placeholder: '系统自动生成' }

const systemKind = { group: 'system', role: 'system', fitsTable: false } as const

/** System kinds whose value is an id. */
export const systemIdKind = (source: NameSource) =>
  ({
    ...systemKind,
    search: () => ({ input: 'picker', test: 'equals' }) as const,
    references: (value: unknown) => (isEmpty(value) ? [] : [{ source, ids: [asText(value) ?? ''] }]),
    display: (value: unknown, { names }: { names: Names }) => {
      const id = asText(value) ?? ''
      return names(source, id) ?? id
    },
  }) as const

/** System kinds whose value is a moment. */
export const systemTimeKind = {
  ...systemKind,
  listWidth: () => MOMENT_WIDTH,
  search: () => ({ input: 'dateRange', test: 'between', unit: 'day' }) as const,
  read: (value: unknown) => {
    if (isEmpty(value)) return undefined
    const ms = parseMoment(value)
    return ms === undefined ? value : formatMoment(ms, SYSTEM_TIME_FORMAT)
  },
  column: { type: 'datetime' },
  toColumn: toDate,
} as const
