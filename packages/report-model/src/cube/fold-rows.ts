import { exactSum } from './exact-sum.ts'
import { levelsOf, type CubeCell, type CubeQuestion, type CubeValue } from './cube.ts'
import type { Bucket, ReportMeasure } from '../document/types.ts'

type Row = Readonly<Record<string, unknown>>

const plain = (value: unknown): CubeValue =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null

/** The figure in a cell; null for texts and nothing. */
function numberIn(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/**
 * Groups rows of a data interface or statement, as the database groups records: empty texts are no value, and each figure of a group
 * above comes from its rows.
 */
export function foldRows(rows: readonly Row[], question: CubeQuestion): CubeCell[] {
  const keys = [...question.rows, ...question.columns]
  const values = rows.map((row) => keys.map(({ field, bucket }) => bucketOf(plain(row[field]), bucket)))
  return levelsOf(question).flatMap(({ r, c }) => {
    const groups = new Map<string, { path: CubeValue[]; rows: Row[] }>()
    for (const [index, row] of rows.entries()) {
      const all = values[index] ?? []
      const path = [...all.slice(0, r), ...all.slice(question.rows.length, question.rows.length + c)]
      const id = JSON.stringify(path)
      const group = groups.get(id) ?? { path, rows: [] }
      group.rows.push(row)
      groups.set(id, group)
    }
    if (r + c === 0 && groups.size === 0) groups.set('[]', { path: [], rows: [] })
    return [...groups.values()]
      .sort((one, other) => compare(one.path, other.path))
      .map((group) => [r, c, ...group.path, ...figuresOf(group.rows, question.measures)])
  })
}

function compare(one: readonly CubeValue[], other: readonly CubeValue[]): number {
  for (const [index, value] of one.entries()) {
    const than = other[index] ?? null
    if (value === than) continue
    if (value === null) return 1
    if (than === null) return -1
    if (typeof value === 'number' && typeof than === 'number') return value - than
    return String(value) < String(than) ? -1 : 1
  }
  return 0
}

function figuresOf(rows: readonly Row[], measures: readonly ReportMeasure[]): CubeValue[] {
  const known = new Map<string, CubeValue>()
  for (const measure of measures) {
    if (measure.test !== 'ratio') known.set(measure.key, figureOf(rows, measure))
  }
  return measures.map((measure) => {
    if (measure.test !== 'ratio') return known.get(measure.key) ?? null
    const above = known.get(measure.numerator ?? '')
    const below = known.get(measure.denominator ?? '')
    return typeof above === 'number' && typeof below === 'number' && below !== 0 ? above / below : null
  })
}

function figureOf(rows: readonly Row[], { test, field }: ReportMeasure): CubeValue {
  if (!field) return test === 'count' ? rows.length : null
  const values = rows.map((row) => plain(row[field])).filter((value) => value !== null)
  if (test === 'count') return values.length
  if (test === 'countDistinct') return new Set(values.map(String)).size
  const numbers = values.map(numberIn).filter((value) => value !== null)
  if (numbers.length === 0) return null
  switch (test) {
    case 'sum':
      return exactSum(numbers)
    case 'avg':
      return exactSum(numbers) / numbers.length
    case 'min':
      return numbers.reduce((least, one) => Math.min(least, one))
    case 'max':
      return numbers.reduce((most, one) => Math.max(most, one))
    case 'ratio':
      return null
  }
}

/** The period of a moment (milliseconds, or a text such as 2026-11-20), written as the database writes it. */
function bucketOf(value: CubeValue, bucket: Bucket | undefined): CubeValue {
  if (!bucket || value === null) return value
  const date = new Date(typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00` : value)
  if (Number.isNaN(date.getTime())) return null
  const two = (number: number) => String(number).padStart(2, '0')
  const year = date.getFullYear()
  switch (bucket) {
    case 'year':
      return String(year)
    case 'quarter':
      return `${year}-Q${Math.floor(date.getMonth() / 3) + 1}`
    case 'month':
      return `${year}-${two(date.getMonth() + 1)}`
    case 'day':
      return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
    case 'week': {
      // The week belongs to the year of its Thursday (ISO 8601).
      const thursday = new Date(year, date.getMonth(), date.getDate() - ((date.getDay() + 6) % 7) + 3)
      const first = new Date(thursday.getFullYear(), 0, 1)
      const week = Math.floor(Math.round((thursday.getTime() - first.getTime()) / 86_400_000) / 7) + 1
      return `${thursday.getFullYear()}-W${two(week)}`
    }
  }
}
