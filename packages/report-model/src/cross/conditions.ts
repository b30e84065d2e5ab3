import type { Look, ReportCondition } from '../document/types.ts'
import type { CubeValue } from '../cube/cube.ts'

/** The look of a figure: that of the first condition that it meets. */
export function lookOf(
  conditions: readonly ReportCondition[],
  { measure, value }: { measure: string; value: CubeValue },
): Look | undefined {
  if (typeof value !== 'number') return undefined
  return conditions.find((condition) => condition.measure === measure && meets(value, condition))?.look
}

/** Whether a figure meets a condition. */
export function meets(figure: number, { test, value, to }: Pick<ReportCondition, 'test' | 'value' | 'to'>): boolean {
  switch (test) {
    case 'gt':
      return figure > value
    case 'gte':
      return figure >= value
    case 'lt':
      return figure < value
    case 'lte':
      return figure <= value
    case 'eq':
      return figure === value
    case 'between':
      return figure >= value && figure <= (to ?? value)
  }
}
