import type { ChartRow } from '../types.ts'

/** Figures by category and series, in the order of their first row. */
export interface Pivot {
  names: readonly string[]
  series: readonly string[]
  /** The sum of the rows of a category and a series; null without a figure. */
  valueOf: (name: string, series: string) => number | null
}

/** Arranges rows for axes and tables. Several rows of one place are added up. */
export function pivot(rows: readonly ChartRow[]): Pivot {
  const names = new Set<string>()
  const series = new Set<string>()
  const values = new Map<string, number | null>()
  const key = (name: string, group: string) => JSON.stringify([name, group])
  for (const { name, series: group = '', value } of rows) {
    names.add(name)
    series.add(group)
    const before = values.get(key(name, group))
    values.set(key(name, group), before === undefined || before === null ? value : before + (value ?? 0))
  }
  return {
    names: [...names],
    series: [...series],
    valueOf: (name, group) => values.get(key(name, group)) ?? null,
  }
}
