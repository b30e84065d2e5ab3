import { sql, type RawBuilder } from 'kysely'

/** How a value of a group is computed from the values of finer groups. */
export interface Fold {
  /** The values of the finer groups. */
  parts: readonly RawBuilder<unknown>[]
  /** The value of the group from the parts. */
  whole: (parts: readonly RawBuilder<unknown>[]) => RawBuilder<unknown>
}

/** A column of a folded statement. */
interface Folding {
  fold: Fold
  isKey: boolean
}

/** A value that the finer groups are grouped by as well. */
export const keyFold = (value: RawBuilder<unknown>): Fold => ({ parts: [value], whole: ([part]) => part ?? sql`null` })

/** An aggregate of aggregates: the sum of counts, the largest of maxima. */
export const foldBy = (name: 'sum' | 'min' | 'max', value: RawBuilder<unknown>): Fold => ({
  parts: [value],
  whole: ([part]) => sql`${sql.raw(name)}(${part})`,
})

/** An average, from sums and counts. */
export const averageFold = (value: RawBuilder<unknown>): Fold => ({
  parts: [sql`sum(${value})`, sql`count(${value})`],
  whole: ([sum, count]) => sql`sum(${sum}) / nullif(sum(${count}), 0)`,
})

/** Moments before this one are not binned: time zones of those years differ by seconds. */
const FIRST_BINNED = '1973-01-01T00:00:00Z'
const LAST_YEAR = 2037

/**
 * A calendar period. Its start in a time zone takes ten times as long to compute as the hour of a moment, so moments are grouped by hours
 * first (by quarters of an hour in zones that need it), and hours by periods.
 */
export const bucketFold = (moment: RawBuilder<unknown>, { bucket, zone }: { bucket: string; zone: string }): Fold => ({
  parts: [
    sql`case when ${moment} < ${sql.lit(FIRST_BINNED)}::timestamptz then ${moment}
      else date_bin(${sql.lit(binOf(zone))}::interval, ${moment}, '2000-01-01T00:00:00Z'::timestamptz) end`,
  ],
  whole: ([part]) => sql`date_trunc(${sql.lit(bucket)}, ${part} at time zone ${sql.lit(zone)})`,
})

const bins = new Map<string, string>()

/** The longest bin that no day of the zone begins inside of. */
function binOf(zone: string): string {
  const known = bins.get(zone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, minute: 'numeric' })
  const years = Array.from({ length: LAST_YEAR - 1973 + 1 }, (_, index) => 1973 + index)
  const isWhole = years.every((year) => [0, 6].every((month) => format.format(Date.UTC(year, month, 1)) === '0'))
  const bin = isWhole ? '1 hour' : '15 minutes'
  bins.set(zone, bin)
  return bin
}

/** Groups of finer groups as columns `c0`, `c1` …; `from` is the rest of the statement after its columns. */
export function foldedGroups(cells: readonly Folding[], from: RawBuilder<unknown>): RawBuilder<unknown> {
  const parts = cells.flatMap(({ fold, isKey }, cell) =>
    fold.parts.map((value, part) => ({ value, isKey, name: `p${cell}_${part}` })),
  )
  const keys = (list: readonly { isKey: boolean }[]) =>
    sql.join(list.flatMap(({ isKey }, index) => (isKey ? [sql.lit(index + 1)] : [])))
  const fine = sql`select ${sql.join(parts.map(({ value, name }) => sql`${value} as ${sql.id(name)}`))} ${from}
    group by ${keys(parts)}`
  const wholes = cells.map(({ fold }, cell) => {
    const refs = fold.parts.map((_, part) => sql.id('f', `p${cell}_${part}`))
    return sql`${fold.whole(refs)} as ${sql.id(`c${cell}`)}`
  })
  return sql`select ${sql.join(wholes)} from (${fine}) as f group by ${keys(cells)}`
}
