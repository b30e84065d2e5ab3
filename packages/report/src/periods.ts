/** Periods that a parameter offers; those of datasets. */
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
  'last30Days',
  'last90Days',
  'last12Months',
] as const
