import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './page-sizes.ts'

/** Sort column and direction. */
export interface ListSort {
  id: string
  order: 'asc' | 'desc'
}

/**
 * Defaults of a list: filter values, sort and page size. The filter names keyword, sort, page and pageSize are
 * reserved.
 */
export interface ListDefaults<Name extends string> {
  filters: Record<Name, string>
  sort?: ListSort | undefined
  pageSize?: number | undefined
}

/** State of a list, read from the URL. */
export interface ListState<Name extends string> {
  keyword: string
  filters: Record<Name, string>
  sort: ListSort | undefined
  page: number
  pageSize: number
}

/**
 * Keeps the state of a list in the URL. A shared link shows the same rows, and navigation back restores the list. Only
 * differences from the defaults are written. Declare `defaults` outside the component.
 */
export function useListQuery<Name extends string = never>(defaults: ListDefaults<Name>) {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readListState(params, defaults), [params, defaults])

  /** Every change of the result set returns to page 1. */
  function write(change: Partial<ListState<Name>>) {
    const next = { ...state, page: 1, ...change }
    setParams((present) => writeListState(present, { state: next, defaults }))
  }

  return {
    ...state,
    /** The query of the specification's paged lists, with the filters beside it. */
    request: useMemo(() => toRequest(state), [state]),
    /** True when a keyword or filter is applied. Distinguishes "no match" from "no records". */
    isFiltered: isFiltered(state, defaults),
    search: ({ keyword, ...filters }: { keyword: string } & Partial<Record<Name, string>>) =>
      write({ keyword, filters: { ...state.filters, ...filters } }),
    reset: () => write({ keyword: '', filters: defaults.filters }),
    setSort: (sort: ListSort | undefined) => write({ sort }),
    setPage: (page: number) => write({ page }),
    setPageSize: (pageSize: number) => write({ pageSize }),
  }
}

/** Reads the state of a list from search parameters. Invalid values become the defaults. */
function readListState<Name extends string>(params: URLSearchParams, defaults: ListDefaults<Name>): ListState<Name> {
  const filters = { ...defaults.filters }
  for (const name in filters) filters[name] = params.get(name) ?? filters[name]
  const page = Number(params.get('page') ?? 1)
  const pageSize = Number(params.get('pageSize'))
  return {
    keyword: params.get('keyword') ?? '',
    filters,
    sort: readSort(params.get('sort')) ?? defaults.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: PAGE_SIZES.some((size) => size === pageSize) ? pageSize : (defaults.pageSize ?? DEFAULT_PAGE_SIZE),
  }
}

interface ListWrite<Name extends string> {
  state: ListState<Name>
  defaults: ListDefaults<Name>
}

/** Writes a state to search parameters; other parameters are kept. */
function writeListState<Name extends string>(
  present: URLSearchParams,
  { state, defaults }: ListWrite<Name>,
): URLSearchParams {
  const next = new URLSearchParams(present)
  const put = (name: string, value: string, usual: string) => {
    if (value === usual) next.delete(name)
    else next.set(name, value)
  }
  put('keyword', state.keyword, '')
  for (const name in defaults.filters) put(name, state.filters[name], defaults.filters[name])
  put('sort', showSort(state.sort), showSort(defaults.sort))
  put('page', String(state.page), '1')
  put('pageSize', String(state.pageSize), String(defaults.pageSize ?? DEFAULT_PAGE_SIZE))
  return next
}

const showSort = (sort: ListSort | undefined): string => (sort ? `${sort.id}.${sort.order}` : '')

function readSort(text: string | null): ListSort | undefined {
  const [, id, order] = /^(.+)\.(asc|desc)$/.exec(text ?? '') ?? []
  return id && (order === 'asc' || order === 'desc') ? { id, order } : undefined
}

function toRequest<Name extends string>({ keyword, filters, sort, page, pageSize }: ListState<Name>) {
  return {
    currentPage: page,
    pageSize,
    ...(keyword && { keyword }),
    ...(sort && { sidx: sort.id, sort: sort.order }),
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
  }
}

function isFiltered<Name extends string>({ keyword, filters }: ListState<Name>, defaults: ListDefaults<Name>): boolean {
  return keyword !== '' || JSON.stringify(filters) !== JSON.stringify(defaults.filters)
}
