import { expect, it } from 'vitest'
import { keepPages, type KeptPage, MAX_KEPT_PAGES } from './kept-pages.ts'

const Page = () => null
const page = (key: string, noCache = false): KeptPage<string> => ({
  key,
  data: { Page, route: undefined, path: key, noCache },
  location: key,
})
const names = Array.from({ length: MAX_KEPT_PAGES + 3 }, (_, index) => `p${index}`)
const rules = { cache: true, open: new Set(names) }

function visit(order: readonly string[], { cache, open } = rules) {
  return order.reduce<readonly KeptPage<string>[]>((kept, key) => keepPages(kept, page(key), { cache, open }), [])
}
const keys = (kept: readonly KeptPage<string>[]) => kept.map(({ key }) => key)

it('keeps ten pages, and lets go of the one not used for longest', () => {
  const kept = visit([...names.slice(0, 10), 'p0', 'p10', 'p11'])
  expect(keys(kept)).toEqual([...names.slice(3, 10), 'p0', 'p10', 'p11'])
})

it('keeps nothing behind the page on screen when the person does not want it', () => {
  expect(keys(visit(['p0', 'p1'], { ...rules, cache: false }))).toEqual(['p1'])
})

it('frees what is closed, and pages that are never kept', () => {
  expect(keys(visit(['p0', 'p1', 'p2'], { ...rules, open: new Set(['p0', 'p2']) }))).toEqual(['p0', 'p2'])
  expect(keys(keepPages([page('p0', true)], page('p1'), rules))).toEqual(['p1'])
})

it('answers with the same list when nothing changed, so that nothing is drawn again', () => {
  const shown = page('p1')
  const kept = keepPages([page('p0')], shown, rules)
  expect(keepPages(kept, { ...shown }, rules)).toBe(kept)
  expect(keepPages(kept, { ...shown, location: 'p1?x' }, rules)).not.toBe(kept)
})
