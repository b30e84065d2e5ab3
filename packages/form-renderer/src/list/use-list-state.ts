import { isEmpty, type JsonRecord, type ListModel } from '@sqos/form-model'
import { useListQuery } from '@sqos/ui-kit/list'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { ALL_ROWS } from '@sqos/form-model'
import { FILTERS, type NamedFilter, plainFilters, readFilters } from './list-filters.ts'
import { VIEW } from './list-view.ts'
import type { RowsRequest } from './list-source.ts'

/** Prefix of the conditions in the URL, to avoid conflicts with names of lists and pages. */
const nameOf = (prop: string) => `q.${prop}`
const TREE = 'tree'

/** The state of a generated list. Conditions, sort and page are in the URL. */
export function useListState(list: ListModel) {
  const { settings, search } = list
  const defaults = useMemo(
    () => ({
      filters: Object.fromEntries([TREE, ...search.map(({ prop }) => nameOf(prop))].map((name) => [name, ''])),
      sort: settings.defaultSortField ? { id: settings.defaultSortField, order: settings.sort } : undefined,
      pageSize: settings.pageSize,
    }),
    [search, settings],
  )
  const query = useListQuery<string>(defaults)
  const [params, setParams] = useSearchParams()
  const filtersText = params.get(FILTERS)
  const further = useMemo(() => readFilters(filtersText), [filtersText])
  const { filters } = query
  const values = useMemo(
    () => Object.fromEntries(search.map(({ prop }) => [prop, parse(filters[nameOf(prop)])])),
    [filters, search],
  )
  const tree = useMemo(() => parse(filters[TREE]), [filters])

  const request = useMemo(
    (): RowsRequest => ({
      currentPage: settings.hasPages && settings.type !== 'group' ? query.page : 1,
      pageSize: settings.hasPages && settings.type !== 'group' ? query.pageSize : ALL_ROWS,
      sidx: query.sort?.id ?? '',
      sort: query.sort?.order ?? settings.sort,
      queryJson: toQueryJson({ ...values, ...(tree !== undefined && { [settings.tree.relation]: tree }) }),
      ...(further.length > 0 && { filters: plainFilters(further) }),
    }),
    [query.page, query.pageSize, query.sort, settings, values, tree, further],
  )

  const filtersOf = (next: JsonRecord) =>
    Object.fromEntries(search.map(({ prop }) => [nameOf(prop), isEmpty(next[prop]) ? '' : JSON.stringify(next[prop])]))

  return {
    ...query,
    values,
    tree,
    request,
    /** Whether conditions narrow the list. */
    isNarrowed: request.queryJson !== '' || further.length > 0,
    /** Conditions beside the search area, such as those of a chart. */
    further,
    /** Replaces the conditions beside the search area, and shows the rows. */
    setFurther: (next: readonly NamedFilter[]) =>
      setParams((present) => {
        const changed = new URLSearchParams(present)
        changed.delete('page')
        changed.delete(VIEW)
        if (next.length > 0) changed.set(FILTERS, JSON.stringify(next))
        else changed.delete(FILTERS)
        return changed
      }),
    searchBy: (next: JsonRecord) => query.search({ keyword: '', ...filtersOf(next) }),
    /**
     * Removes the conditions and restores the default sort; keeps the selected tree node.
     */
    clear: () =>
      setParams((present) => {
        const next = new URLSearchParams(present)
        for (const name of ['sort', 'page', FILTERS, ...search.map(({ prop }) => nameOf(prop))]) next.delete(name)
        return next
      }),
    /** Selects a tree node and clears the search area. */
    chooseTree: (value: unknown) =>
      query.search({ keyword: '', ...filtersOf({}), [TREE]: value === undefined ? '' : JSON.stringify(value) }),
  }
}

function parse(text: string | undefined): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // The URL was edited by hand.
    return undefined
  }
}

/** The filled conditions as JSON; '' if there are none. */
function toQueryJson(values: JsonRecord): string {
  const held = Object.entries(values).filter(
    ([, value]) => !isEmpty(value) && !(Array.isArray(value) && value.every((end: unknown) => isEmpty(end))),
  )
  return held.length > 0 ? JSON.stringify(Object.fromEntries(held)) : ''
}
