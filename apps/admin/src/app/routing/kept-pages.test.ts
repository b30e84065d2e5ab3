import { expect, it } from 'vitest'
import { keepPages, type KeptPage, MAX_KEPT_PAGES, type RouterLocation } from './kept-pages.ts'

const Page = () => null
let visits = 0
const at = (pathname: string, search = '') => ({
  location: { pathname, search, hash: '', state: null, key: `visit ${(visits += 1)}` },
})
const page = (key: string, noCache = false): KeptPage<RouterLocation> => ({
  key,
  data: { Page, route: undefined, path: key, noCache },
  location: at(key),
})
const names = Array.from({ length: MAX_KEPT_PAGES + 3 }, (_, index) => `p${index}`)
const rules = { cache: true, open: new Set(names) }

function visit(order: readonly string[], { cache, open } = rules) {
  return order.reduce<readonly KeptPage<RouterLocation>[]>(
    (kept, key) => keepPages(kept, page(key), { cache, open }),
    [],
  )
}
const keys = (kept: readonly KeptPage<RouterLocation>[]) => kept.map(({ key }) => key)

it('keeps twenty pages, and removes the least recently used one', () => {
  const kept = visit([...names.slice(0, 20), 'p0', 'p20', 'p21'])
  expect(keys(kept)).toEqual([...names.slice(3, 20), 'p0', 'p20', 'p21'])
})

it('keeps only the visible page when the user disables it', () => {
  expect(keys(visit(['p0', 'p1'], { ...rules, cache: false }))).toEqual(['p1'])
})

it('removes closed pages, and pages that are never kept', () => {
  expect(keys(visit(['p0', 'p1', 'p2'], { ...rules, open: new Set(['p0', 'p2']) }))).toEqual(['p0', 'p2'])
  expect(keys(keepPages([page('p0', true)], page('p1'), rules))).toEqual(['p1'])
})

it('returns the same list when nothing changed, also for another visit, so that nothing is rendered again', () => {
  const kept = keepPages([page('p0')], page('p1'), rules)
  expect(keepPages(kept, page('p1'), rules)).toBe(kept)
  expect(keepPages(kept, { ...page('p1'), location: at('p1', '?x') }, rules)).not.toBe(kept)
  expect(keepPages(kept, page('p1', true), rules)).not.toBe(kept)
})
