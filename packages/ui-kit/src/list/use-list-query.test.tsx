import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useListQuery } from './use-list-query.ts'

const defaults = { filters: { state: '', type: 'all' }, sort: { id: 'sortCode', order: 'asc' } } as const

function listAt(route: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[route]}>{children}</MemoryRouter>
  )
  const { result } = renderHook(
    () => ({ list: useListQuery<'state' | 'type'>(defaults), location: useLocation(), navigate: useNavigate() }),
    { wrapper },
  )
  return {
    get list() {
      return result.current.list
    },
    get address() {
      return result.current.location.search
    },
    back: () => act(() => result.current.navigate(-1)),
  }
}

afterEach(cleanup)

it('starts with the defaults and no search parameters', () => {
  const page = listAt('/dictionary')

  expect(page.list).toMatchObject({ keyword: '', filters: defaults.filters, page: 1, pageSize: 20, isFiltered: false })
  expect(page.list.request).toEqual({ currentPage: 1, pageSize: 20, sidx: 'sortCode', sort: 'asc', type: 'all' })
})

it('reads the state from a shared URL', () => {
  const page = listAt('/dictionary?keyword=a%26b&state=1&sort=fullName.desc&page=3&pageSize=50')

  expect(page.list.request).toEqual({
    currentPage: 3,
    pageSize: 50,
    keyword: 'a&b',
    sidx: 'fullName',
    sort: 'desc',
    state: '1',
    type: 'all',
  })
  expect(page.list.isFiltered).toBe(true)
})

it('writes only differences from the defaults, and returns to page 1 when the rows change', () => {
  const page = listAt('/dictionary?page=4&tab=2')

  act(() => page.list.search({ keyword: '男', state: '1' }))
  expect(page.address).toBe('?tab=2&keyword=%E7%94%B7&state=1')

  act(() => page.list.setPage(2))
  act(() => page.list.setPageSize(100))
  expect(page.address).toBe('?tab=2&keyword=%E7%94%B7&state=1&pageSize=100')

  act(() => page.list.reset())
  expect(page.address).toBe('?tab=2&pageSize=100')
})

it('clears and sets the sort', () => {
  const page = listAt('/dictionary')

  act(() => page.list.setSort({ id: 'a.b', order: 'desc' }))
  expect(page.list.sort).toEqual({ id: 'a.b', order: 'desc' })
  act(() => page.list.setSort(undefined))
  expect(page.list.sort).toEqual(defaults.sort)
})

it('restores the state after navigation back', async () => {
  const page = listAt('/dictionary')
  act(() => page.list.search({ keyword: '男' }))
  act(() => page.list.setPage(2))

  await page.back()
  expect(page.list).toMatchObject({ keyword: '男', page: 1 })
  await page.back()
  expect(page.list.keyword).toBe('')
})

it.each([
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=x',
  '?pageSize=7',
  '?pageSize=1e9',
  '?sort=',
  '?sort=a',
  '?sort=.asc',
])('shows the defaults for an invalid URL: %s', (search) => {
  expect(listAt(`/dictionary${search}`).list).toMatchObject({ page: 1, pageSize: 20, sort: defaults.sort })
})
