import { expect, it } from 'vitest'
import { MOST_VIEWS, queryOf, readViews, type SavedView, withDefault, withView } from './saved-views.ts'

const view = (name: string, query = ''): SavedView => ({ id: name, name, query, isDefault: false })

it('knows a list by its filters and sort, in whatever order, on whatever page', () => {
  expect(queryOf(new URLSearchParams('sort=a.asc&keyword=x&page=7'))).toBe('keyword=x&sort=a.asc')
  expect(queryOf(new URLSearchParams('page=2'))).toBe('')
})

it('puts a view in the place of its namesake, and keeps thirty', () => {
  const [first] = withDefault([view('a', 'keyword=1')], 'a')
  expect(withView([view('z'), first ?? view('a')], view('a', 'keyword=2'))).toEqual([
    view('z'),
    { ...view('a', 'keyword=2'), isDefault: true },
  ])

  const many = Array.from({ length: MOST_VIEWS }, (_, place) => view(String(place)))
  expect(withView(many, view('new'))).toHaveLength(MOST_VIEWS)
})

it('has one default, or none again', () => {
  const once = withDefault([view('a'), view('b')], 'b')
  expect(once.map(({ isDefault }) => isDefault)).toEqual([false, true])
  expect(withDefault(once, 'b').some(({ isDefault }) => isDefault)).toBe(false)
})

it.each([null, '', '{', '7', '[null, 7, {"id":"x"}, {"name":"y"}]'])('reads %s as no views', (stored) => {
  expect(readViews(stored)).toEqual([])
})

it('reads what it wrote', () => {
  const views = [{ ...view('a', 'keyword=1'), layout: { order: ['b', 'a'] } }, view('b')]

  expect(readViews(JSON.stringify(views))).toEqual(views)
})
