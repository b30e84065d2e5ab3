import { expect, it } from 'vitest'
import { MOST_VIEWS, queryOf, readViews, type SavedView, withDefault, withView } from './saved-views.ts'

const view = (name: string, query = ''): SavedView => ({ id: name, name, query, isDefault: false })

it('compares filters and sort, regardless of parameter order and page', () => {
  expect(queryOf(new URLSearchParams('sort=a.asc&keyword=x&page=7'))).toBe('keyword=x&sort=a.asc')
  expect(queryOf(new URLSearchParams('page=2'))).toBe('')
})

it('replaces a view of the same name, and keeps thirty views', () => {
  const [first] = withDefault([view('a', 'keyword=1')], 'a')
  expect(withView([view('z'), first ?? view('a')], view('a', 'keyword=2'))).toEqual([
    view('z'),
    { ...view('a', 'keyword=2'), isDefault: true },
  ])

  const many = Array.from({ length: MOST_VIEWS }, (_, place) => view(String(place)))
  expect(withView(many, view('new'))).toHaveLength(MOST_VIEWS)
})

it('sets and clears the default view', () => {
  const once = withDefault([view('a'), view('b')], 'b')
  expect(once.map(({ isDefault }) => isDefault)).toEqual([false, true])
  expect(withDefault(once, 'b').some(({ isDefault }) => isDefault)).toBe(false)
})

it.each([null, '', '{', '7', '[null, 7, {"id":"x"}, {"name":"y"}]'])('reads %s as an empty list', (stored) => {
  expect(readViews(stored)).toEqual([])
})

it('reads the views that it wrote', () => {
  const views = [{ ...view('a', 'keyword=1'), layout: { order: ['b', 'a'] } }, view('b')]

  expect(readViews(JSON.stringify(views))).toEqual(views)
})
