import { Type, type Static } from 'typebox'
import { component } from '../../../platform/schema.ts'

/** A field of the model, or of a related model: `F_Customer.F_Region`. */
export const fieldPath = Type.String({
  minLength: 1,
  maxLength: 300,
  description: 'Field, or a field of a related model: `F_Customer.F_Region`, over at most three relations',
})
/** Tests of a filter: those of lists, and `period` for dates. */
const TESTS = ['eq', 'ne', 'in', 'contains', 'gt', 'gte', 'lt', 'lte', 'empty', 'filled', 'period'] as const

/** Periods of the test `period`, in the time zone of the server. */
export const PERIODS = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
  'last7Days',
  'previous7Days',
  'last30Days',
  'previous30Days',
  'last90Days',
  'last12Months',
] as const

const shapeOfFilter = () =>
  Type.Object({
    field: fieldPath,
    test: Type.Unsafe<(typeof TESTS)[number]>({ type: 'string', enum: [...TESTS] }),
    value: Type.Optional(
      Type.Unknown({
        description:
          'As the field holds it (milliseconds for moments, a list for `in`); for `period` a name such as thisMonth. ' +
          '`@user`, `@organize`, `@department` and `@position` are ids of the caller, filled in by the server',
      }),
    ),
  })
/** The same without a name, for schemas that are checked without the others. */
export const filterShape = shapeOfFilter()

export const DatasetFilter = component('DatasetFilter', shapeOfFilter())
export type DatasetFilter = Static<typeof DatasetFilter>
