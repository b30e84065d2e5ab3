import type { DatasetFilter } from '@sqos/portal'

/** The address of a generated list that shows the records of these filters, and says so above them. */
export const listAddressOf = (path: string, filters: readonly DatasetFilter[]): string =>
  filters.length === 0 ? path : `${path}?${new URLSearchParams({ f: JSON.stringify(filters) }).toString()}`
