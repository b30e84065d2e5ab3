import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './page-sizes.ts'

/** The column that rows are sorted by. */
export interface ListSort {
  id: string
  order: 'asc' | 'desc'
}

/**
 * Where a list starts: its filters with their values when nothing is chosen, its sort, its page size.
 * No filter is called keyword, sort, page or pageSize: the list has these itself.
 */
export interface ListDefaults<Name extends string> {
  filters: Record<Name, string>
  sort?: ListSort | undefined
  pageSize?: number | undefined
}

/** What a list shows, read from the address. */
export interface ListState<Name extends string> {
  keyword: string
  filters: Record<Name, string>
  sort: ListSort | undefined
  page: number
  pageSize: number
}

/**
 * A list whose state is the address: copy it and a colleague sees the same rows, go back and the list is as it was.
 * Only what differs from the defaults is written. Keep `defaults` outside the component.
 */
export function useListQuery<Name extends string = never>(defaults: ListDefaults<Name>) {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readListState(params, defaults), [params, defaults])

  /** Everything that changes which rows there are returns to page 1. */
  function write(change: Partial<ListState<Name>>) {
    const next = { ...state, page: 1, ...change }
    setParams((present) => writeListState(present, { state: next, defaults }))
  }

  return {
    ...state,
    /** The query of the specification's paged lists, with the filters beside it. */
    request: useMemo(() => toRequest(state), [state]),
    /** True when a keyword or a filter narrows the list: nothing found is not the same as nothing there. */
    isFiltered: isFiltered(state, defaults),
    search: ({ keyword, ...filters }: { keyword: string } & Partial<Record<Name, string>>) =>
      write({ keyword, filters: { ...state.filters, ...filters } }),
    reset: () => write({ keyword: '', filters: defaults.filters }),
    setSort: (sort: ListSort | undefined) => write({ sort }),
    setPage: (page: number) => write({ page }),
    setPageSize: (pageSize: number) => write({ pageSize }),
  }
}

/** Reads a list's state from search parameters; what cannot be is the default. */
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

/** Search parameters for a state; parameters that are not the list's stay. */
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
