import { isRecord, oneOf, recordsOf, textOf, type JsonRecord } from './json.ts'
import {
  BUCKETS,
  CHARTS,
  CONDITION_TESTS,
  FILTER_TESTS,
  LOOKS,
  MEASURE_FORMATS,
  MEASURE_TESTS,
  MOST,
  ORIENTATIONS,
  PARAMETER_KINDS,
  type ReportBlock,
  type ReportCondition,
  type ReportDocument,
  type ReportFilter,
  type ReportKey,
  type ReportMeasure,
  type ReportParameter,
  type ReportSource,
} from './types.ts'

/**
 * Reads a document of a report: unknown kinds and keys are dropped, missing ones have their defaults. Undefined for a text that is no
 * document: one is an object with a list of blocks.
 */
export function readReport(content: string): ReportDocument | undefined {
  const raw = parse(content)
  if (!isRecord(raw) || !Array.isArray(raw['blocks'])) return undefined
  return {
    version: 1,
    orientation: oneOf(ORIENTATIONS, raw['orientation'], 'landscape'),
    parameters: unique(recordsOf(raw['parameters'], MOST.parameters).map(parameterOf), ({ name }) => name),
    sources: unique(recordsOf(raw['sources'], MOST.sources).map(sourceOf), ({ id }) => id),
    blocks: unique(
      recordsOf(raw['blocks'], MOST.blocks).flatMap((one) => blockOf(one) ?? []),
      ({ id }) => id,
    ),
  }
}

/** The text of a document. */
export const writeReport = (document: ReportDocument): string => JSON.stringify(document)

function parse(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** The first of those with equal names; those without a name are dropped. */
function unique<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const names = new Set([''])
  return items.filter((item) => {
    const name = nameOf(item)
    if (names.has(name)) return false
    names.add(name)
    return true
  })
}

/** A key of an object; none without a value. */
function optional<Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } {
  const made: { [Key in Name]?: Value } = {}
  if (value !== undefined && value !== '') made[name] = value
  return made
}

const sourceOf = (raw: JsonRecord): ReportSource => ({
  id: textOf(raw['id'], 50),
  title: textOf(raw['title'], 100),
  dataset: isRecord(raw['dataset']) ? raw['dataset'] : {},
})

function parameterOf(raw: JsonRecord): ReportParameter {
  const from = raw['optionsFrom']
  const name = textOf(raw['name'], 50)
  return {
    name: /^[\w\u4e00-\u9fff]+$/.test(name) ? name : '',
    title: textOf(raw['title'], 100),
    kind: oneOf(PARAMETER_KINDS, raw['kind'], 'text'),
    ...optional('initial', raw['initial']),
    isRequired: raw['isRequired'] === true,
    isMultiple: raw['isMultiple'] === true,
    options: recordsOf(raw['options'], 500).map((one) => ({
      value: textOf(one['value'], 200),
      label: textOf(one['label'], 200) || textOf(one['value'], 200),
    })),
    ...(isRecord(from) && { optionsFrom: targetOf(from) }),
    ...optional('parent', textOf(raw['parent'], 50)),
    targets: recordsOf(raw['targets'], MOST.sources).map(targetOf),
  }
}

const targetOf = (raw: JsonRecord) => ({ source: textOf(raw['source'], 50), field: textOf(raw['field'], 300) })

function keyOf(raw: unknown): ReportKey | undefined {
  if (!isRecord(raw)) return undefined
  const field = textOf(raw['field'], 300)
  if (field === '') return undefined
  const bucket = BUCKETS.find((one) => one === raw['bucket'])
  return { field, ...optional('bucket', bucket), ...optional('title', textOf(raw['title'], 100)) }
}

const keysOf = (raw: unknown, most: number) => recordsOf(raw, most).flatMap((one) => keyOf(one) ?? [])

function measureOf(raw: JsonRecord): ReportMeasure {
  const digits = Number(raw['digits'])
  const format = MEASURE_FORMATS.find((one) => one === raw['format'])
  return {
    key: textOf(raw['key'], 100),
    test: oneOf(MEASURE_TESTS, raw['test'], 'count'),
    ...optional('field', textOf(raw['field'], 300)),
    ...optional('numerator', textOf(raw['numerator'], 100)),
    ...optional('denominator', textOf(raw['denominator'], 100)),
    ...optional('title', textOf(raw['title'], 100)),
    ...optional('unit', textOf(raw['unit'], 20)),
    ...optional('format', format),
    ...(Number.isInteger(digits) && digits >= 0 && digits <= 6 && raw['digits'] !== null && { digits }),
  }
}

const measuresOf = (raw: unknown) =>
  unique(recordsOf(raw, MOST.measures).map(measureOf), ({ key }) => (/^[\w.-]+$/.test(key) ? key : ''))

function conditionOf(raw: JsonRecord): ReportCondition[] {
  const value = Number(raw['value'])
  if (!Number.isFinite(value)) return []
  const to = Number(raw['to'])
  return [
    {
      measure: textOf(raw['measure'], 100),
      test: oneOf(CONDITION_TESTS, raw['test'], 'gt'),
      value,
      ...(raw['to'] !== undefined && Number.isFinite(to) && { to }),
      look: oneOf(LOOKS, raw['look'], 'notice'),
    },
  ]
}

/** A condition whose test is unknown is dropped: it would show other records than meant. */
function blockFilterOf(raw: JsonRecord): ReportFilter[] {
  const field = textOf(raw['field'], 300)
  const test = FILTER_TESTS.find((one) => one === raw['test'])
  return field === '' || !test ? [] : [{ field, test, ...optional('value', raw['value']) }]
}

function blockOf(raw: JsonRecord): ReportBlock | undefined {
  const base = { id: textOf(raw['id'], 50), title: textOf(raw['title'], 200) }
  const source = textOf(raw['source'], 50)
  const filters = recordsOf(raw['filters'], MOST.filters).flatMap(blockFilterOf)
  const hasTotals = raw['hasTotals'] !== false
  switch (raw['kind']) {
    case 'cross':
      return {
        ...base,
        kind: 'cross',
        source,
        filters,
        rows: keysOf(raw['rows'], MOST.rows),
        columns: keysOf(raw['columns'], MOST.columns),
        measures: measuresOf(raw['measures']),
        hasSubtotals: raw['hasSubtotals'] !== false,
        hasTotals,
        conditions: recordsOf(raw['conditions'], MOST.conditions).flatMap(conditionOf),
      }
    case 'list': {
      const fields = Array.isArray(raw['fields']) ? raw['fields'].slice(0, MOST.fields) : []
      return {
        ...base,
        kind: 'list',
        source,
        filters,
        fields: [...new Set(fields.map((one) => textOf(one, 300)))].filter((one) => one !== ''),
        groups: keysOf(raw['groups'], MOST.rows).map(({ bucket: _none, ...key }) => key),
        measures: measuresOf(raw['measures']),
        hasTotals,
      }
    }
    case 'chart': {
      const series = keyOf(raw['series'])
      return {
        ...base,
        kind: 'chart',
        source,
        filters,
        chart: oneOf(CHARTS, raw['chart'], 'bar'),
        by: keyOf(raw['by']) ?? { field: '' },
        ...optional('series', series),
        measure: measureOf({ key: 'value', ...(isRecord(raw['measure']) ? raw['measure'] : {}) }),
        isStacked: raw['isStacked'] === true,
      }
    }
    case 'text':
      return { ...base, kind: 'text', text: textOf(raw['text'], 10_000) }
    case 'break':
      return { ...base, kind: 'break' }
    default:
      return undefined
  }
}
