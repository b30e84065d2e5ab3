import { type DataBlock, MOST, type ReportFilter, type ReportKey, type ReportMeasure } from '@sqos/report-model'
import type { SourceField } from './design-services.ts'

/** The fields of a block, by what they do there. A block has the zones of its kind. */
interface Zones {
  rows: readonly ReportKey[]
  columns: readonly ReportKey[]
  groups: readonly ReportKey[]
  by: readonly ReportKey[]
  series: readonly ReportKey[]
  fields: readonly string[]
  measures: readonly ReportMeasure[]
  measure: readonly ReportMeasure[]
  filters: readonly ReportFilter[]
}
export type Zone = keyof Zones

/** A place in a zone, from 0. */
export interface ZonePlace {
  zone: Zone
  index: number
}

/** A field on its way: from the list of fields, or from a place of the block. */
export interface FieldCargo {
  field: string
  from?: ZonePlace | undefined
}

/** Maximum number of fields. A zone of one field takes another in its place. */
const LIMITS: Readonly<Record<Zone, number>> = {
  rows: MOST.rows,
  columns: MOST.columns,
  groups: MOST.rows,
  by: 1,
  series: 1,
  fields: MOST.fields,
  measures: MOST.measures,
  measure: 1,
  filters: MOST.filters,
}

/** Zones that group: a field groups one of them only. */
const AXES = ['rows', 'columns', 'groups', 'by', 'series'] as const
type Axis = (typeof AXES)[number]
const isAxis = (zone: Zone): zone is Axis => AXES.some((one) => one === zone)

/** The fields in the zones of a block. */
export function zonesOf(block: DataBlock): Partial<Zones> {
  const { filters } = block
  switch (block.kind) {
    case 'cross':
      return { rows: block.rows, columns: block.columns, measures: block.measures, filters }
    case 'list':
      return { fields: block.fields, groups: block.groups, measures: block.measures, filters }
    case 'chart': {
      const by = block.by.field === '' ? [] : [block.by]
      return { by, series: block.series ? [block.series] : [], measure: [block.measure], filters }
    }
  }
}

/** The block with other fields in its zones. */
function withZones(block: DataBlock, zones: Partial<Zones>): DataBlock {
  const { rows = [], columns = [], groups = [], fields = [], measures = [], filters = [] } = zones
  switch (block.kind) {
    case 'cross':
      return { ...block, rows: [...rows], columns: [...columns], measures: [...measures], filters: [...filters] }
    case 'list':
      return { ...block, fields: [...fields], groups: [...groups], measures: [...measures], filters: [...filters] }
    case 'chart': {
      const { series: _old, ...rest } = block
      const [series] = zones.series ?? []
      return {
        ...rest,
        by: zones.by?.[0] ?? { field: '' },
        ...(series && { series }),
        // A chart always has a figure.
        measure: { ...(zones.measure?.[0] ?? { test: 'count' }), key: 'value' },
        filters: [...filters],
      }
    }
  }
}

const has = (zones: Partial<Zones>, zone: Zone, field: string) =>
  (zone === 'fields' || isAxis(zone)) &&
  (zones[zone] ?? []).some((one) => (typeof one === 'string' ? one : one.field) === field)

/** Whether a zone takes a field: it is full, or the field is in it already. */
export function canPlace(block: DataBlock, { field, from }: FieldCargo, zone: Zone): boolean {
  const zones = zonesOf(block)
  const list = zones[zone]
  if (!list) return false
  if (from?.zone === zone) return true
  return !has(zones, zone, field) && (list.length < LIMITS[zone] || LIMITS[zone] === 1)
}

/** Moves a field of a block, or adds one of its source. The same block when the zone does not take it. */
export function placeField(
  block: DataBlock,
  { field, from }: FieldCargo,
  { to, fields }: { to: ZonePlace; fields: readonly SourceField[] },
): DataBlock {
  if (!canPlace(block, { field, from }, to.zone)) return block
  const zones = zonesOf(block)
  if (from?.zone === to.zone) {
    const list: readonly unknown[] = zones[to.zone] ?? []
    if (to.index < 0 || to.index >= list.length || to.index === from.index) return block
    return withZones(block, {
      ...zones,
      [to.zone]: list.toSpliced(from.index, 1).toSpliced(to.index, 0, list[from.index]),
    })
  }
  const type = fields.find((one) => one.field === field)?.type ?? 'text'
  const left = from ? without(zones, from) : isAxis(to.zone) ? withoutAxis(zones, field) : zones
  const known = AXES.flatMap((axis) => zones[axis] ?? []).find((key) => key.field === field)
  const list: readonly unknown[] = LIMITS[to.zone] === 1 ? [] : (left[to.zone] ?? [])
  return withZones(block, {
    ...left,
    [to.zone]: list.toSpliced(to.index, 0, entryOf(to.zone, { field, type, known, taken: zones.measures ?? [] })),
  })
}

/** The block without the field at a place. */
export const removeField = (block: DataBlock, at: ZonePlace): DataBlock => withZones(block, without(zonesOf(block), at))

/** The block with another entry at a place. */
export function changeField<Name extends Zone>(
  block: DataBlock,
  { zone, index }: { zone: Name; index: number },
  entry: Zones[Name][number],
): DataBlock {
  const zones = zonesOf(block)
  const list: readonly unknown[] = zones[zone] ?? []
  return withZones(block, { ...zones, [zone]: list.with(index, entry) })
}

function without(zones: Partial<Zones>, { zone, index }: ZonePlace): Partial<Zones> {
  const list: readonly unknown[] = zones[zone] ?? []
  return { ...zones, [zone]: list.toSpliced(index, 1) }
}

/** Without a field that groups. */
function withoutAxis(zones: Partial<Zones>, field: string): Partial<Zones> {
  const rest = { ...zones }
  for (const axis of AXES) {
    const list = rest[axis]
    if (list) rest[axis] = list.filter((key) => key.field !== field)
  }
  return rest
}

interface NewEntry {
  field: string
  type: SourceField['type']
  /** How the field groups now. */
  known: ReportKey | undefined
  taken: readonly ReportMeasure[]
}

/** A field as an entry of a zone. A date groups by month in the beginning. */
function entryOf(
  zone: Zone,
  { field, type, known, taken }: NewEntry,
): string | ReportKey | ReportMeasure | ReportFilter {
  if (zone === 'fields') return field
  if (zone === 'filters') return startOfFilter({ field, type })
  if (isAxis(zone)) {
    const { bucket = type === 'moment' ? ('month' as const) : undefined, ...key } = known ?? { field }
    return zone === 'groups' || !bucket ? key : { ...key, bucket }
  }
  let number = taken.length + 1
  while (taken.some(({ key }) => key === `m${number}`)) number++
  return { key: `m${number}`, test: type === 'number' ? 'sum' : 'countDistinct', field }
}

/** A condition in the beginning: one that needs no value. */
const startOfFilter = ({ field, type }: Pick<SourceField, 'field' | 'type'>): ReportFilter =>
  type === 'moment' ? { field, test: 'period', value: 'thisMonth' } : { field, test: 'filled' }
