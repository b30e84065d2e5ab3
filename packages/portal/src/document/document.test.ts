import { expect, it } from 'vitest'
import { createPortalDesign } from '../designer/designer-store.ts'
import { chartRows, figuresOf, filterOf } from '@sqos/charts'
import { kindNamed } from '../kinds/kinds.ts'
import { placesOf, withPlace } from './grid.ts'
import { rowsInOption } from './figures.ts'
import { readPortal, writePortal } from './read-portal.ts'
import { addressIn, videoOf } from './video.ts'

const family = {
  layouyId: 103,
  layout: [
    {
      i: 100,
      x: 0,
      y: 0,
      w: 12,
      h: 3,
      minW: 12,
      sqosKey: 'dataBoard',
      list: [{ fullName: 'a', num: 18 }],
      own: { x: [1] },
    },
    { i: 101, x: 0, y: 3, w: 6, h: 8, otherKey: 'hologram', title: 't', option: {} },
    { i: 102, x: 6, y: 3, w: 6, h: 4, sqosKey: 'todo', title: 'x' },
  ],
  theme: 'kept',
}
const places = (text: string) => readPortal(text).items.map(({ i, x, y, w, h }) => [i, x, y, w, h])

it('a document of the family is written back as it was read, with kinds and keys that we do not know', () => {
  const text = JSON.stringify(family)

  expect(JSON.parse(writePortal(readPortal(text)))).toEqual(family)
  expect(createPortalDesign(` ${text}`).serialise()).toBe(` ${text}`)
  expect(readPortal(text).items.map(({ kind }) => kind)).toEqual(['dataBoard', 'hologram', 'todo'])
})

/** Every kind of the family (contract, second, sections 1.4 and 1.7). */
const FAMILY = (
  'todo commonFunc notice email todoList dataBoard barChart pieChart lineChart annularChart areaChart radarChart card tab ' +
  'tableList text image carousel video schedule iframe rankList timeAxis mapChart'
).split(' ')

it('opens every kind of the family, and an edit of one part leaves the others as they were', () => {
  const layout = FAMILY.map((kind, index) => ({
    i: 100 + index,
    x: 0,
    y: index * 4,
    w: 12,
    h: 4,
    jnpfKey: kind,
    title: kind,
    visibility: ['pc', 'app'],
    renderKey: 17,
    card: { titleFontSize: 14 },
    option: { colorList: [], deep: [null] },
  }))
  const design = createPortalDesign(JSON.stringify({ layoutId: 200, layout, refresh: { autoRefresh: true } }))

  design.add('figure', 'Orders')
  design.select('100')
  design.change('100', (raw) => ({ ...raw, title: 'changed' }))
  const saved = JSON.parse(design.serialise())

  expect(saved).toMatchObject({ layoutId: 201, refresh: { autoRefresh: true } })
  expect(saved.layout.slice(1, -1)).toEqual(layout.slice(1))
  expect(saved.layout[0]).toEqual({ ...layout[0], title: 'changed' })
  for (const kind of FAMILY) expect(kindNamed(kind)?.name).toBe(kind)
})

it('broken documents are portals without parts', () => {
  for (const text of ['', 'x', '[]', '{"layout":5}', 'null']) expect(readPortal(text).items).toEqual([])
  expect(readPortal('{"layout":[{"x":"99","y":-5,"w":40,"h":0}]}').items[0]).toMatchObject({ x: 0, y: 0, w: 12, h: 1 })
})

it('a moved part pushes others down, and gaps close', () => {
  const grid = [
    { i: 'a', x: 0, y: 0, w: 6, h: 2 },
    { i: 'b', x: 6, y: 0, w: 6, h: 4 },
    { i: 'c', x: 0, y: 2, w: 6, h: 2 },
  ]

  const moved = withPlace(grid, { i: 'a', x: 6, y: 0, w: 6, h: 2 })

  expect(moved).toEqual([
    { i: 'a', x: 6, y: 0, w: 6, h: 2 },
    { i: 'b', x: 6, y: 2, w: 6, h: 4 },
    { i: 'c', x: 0, y: 0, w: 6, h: 2 },
  ])
})

it('narrow layouts follow the order of the widest one and never overlap', () => {
  const { items } = readPortal(JSON.stringify(family))

  expect(placesOf(items, 'narrow').map(({ i, w }) => [i, w])).toEqual([
    ['100', 2],
    ['101', 2],
    ['102', 2],
  ])
  expect(placesOf(items, 'medium').map(({ i, y }) => [i, y])).toEqual([
    ['100', 0],
    ['101', 3],
    ['102', 11],
  ])
})

it('the designer adds, copies, moves, resizes and removes, and undoes each step', () => {
  const design = createPortalDesign('{"layouyId":100,"layout":[]}')

  design.add('figure', 'Orders')
  design.add('barChart', 'Sales')
  design.duplicate('100')
  design.nudge('100', { x: 3 })
  design.nudge('100', { w: 1 })
  expect(places(design.serialise())).toEqual([
    ['100', 3, 0, 4, 3],
    ['101', 0, 3, 6, 8],
    ['102', 0, 11, 3, 3],
  ])

  design.nudge('100', { y: 1 })
  expect(places(design.serialise())[0]).toEqual(['100', 3, 8, 4, 3])
  design.nudge('100', { y: -9 })
  expect(places(design.serialise())[0]).toEqual(['100', 3, 0, 4, 3])
  design.remove('101')
  expect(places(design.serialise()).map(([i]) => i)).toEqual(['100', '102'])
  while (design.getState().canUndo) design.undo()
  expect(design.getState()).toMatchObject({ isDirty: false, canRedo: true })
  expect(design.serialise()).toBe('{"layouyId":100,"layout":[]}')
})

it('a part keeps the sizes of its kind and stays inside of the page', () => {
  const design = createPortalDesign('')

  design.add('todo', 'To do')
  design.nudge('100', { w: 50, x: 50 })

  expect(places(design.serialise())).toEqual([['100', 0, 0, 12, 4]])
})

it('parts go into cards and tabs, and are changed and copied there with new numbers', () => {
  const design = createPortalDesign('')
  design.add('tab', 'Tabs')
  design.addInto('100', { kind: 'text', title: 'Note', pane: 1 })
  design.change('101', (raw) => ({ ...raw, html: '<p>x</p>' }))
  design.duplicate('100')

  const layout = JSON.parse(design.serialise()).layout
  expect(layout[0].children[1].children[0]).toMatchObject({ i: 101, html: '<p>x</p>' })
  expect(layout[1]).toMatchObject({ i: 102, children: [{}, { children: [{ i: 103 }] }] })
  design.remove('101')
  expect(JSON.parse(design.serialise()).layout[0].children[1].children).toEqual([])
})

it('a chosen bar is a filter on its field, a chosen month a range, and an empty group is "empty"', () => {
  const result = {
    columns: [
      { key: 'kind', title: 'Kind', type: 'text' as const, textKey: 'kind_text', field: 'F_Kind' },
      { key: 'month', title: 'Month', type: 'text' as const, field: 'F_Day', bucket: 'month' },
      { key: 'n', title: 'Count', type: 'number' as const },
    ],
    rows: [
      { kind: 'k1', kind_text: 'Car', month: '2026-11', n: 3 },
      { kind: null, month: '2026-12', n: 1 },
    ],
    total: 2,
    truncated: false,
    version: '1',
    madeTime: 0,
  }
  const figures = figuresOf(result)

  expect(chartRows(result, figures, 'none')).toEqual([
    { name: 'Car', series: '2026-11', value: 3 },
    { name: 'none', series: '2026-12', value: 1 },
  ])
  expect(filterOf(result, figures.groups[0], 'Car')).toEqual([{ field: 'F_Kind', test: 'eq', value: 'k1' }])
  expect(filterOf(result, figures.groups[0], 'none')).toEqual([{ field: 'F_Kind', test: 'empty' }])
  expect(filterOf(result, figures.groups[1], '2026-11')).toEqual([
    { field: 'F_Day', test: 'gte', value: new Date(2026, 10, 1).getTime() },
    { field: 'F_Day', test: 'lt', value: new Date(2026, 11, 1).getTime() },
  ])
})

it.each([
  ['week', '2026-W48', new Date(2026, 10, 23), new Date(2026, 10, 30)],
  ['week', '2027-W01', new Date(2027, 0, 4), new Date(2027, 0, 11)],
  ['quarter', '2026-Q4', new Date(2026, 9, 1), new Date(2027, 0, 1)],
  ['year', '2026', new Date(2026, 0, 1), new Date(2027, 0, 1)],
  ['day', '2026-11-28', new Date(2026, 10, 28), new Date(2026, 10, 29)],
])('a chosen %s %s is the range of its days', (bucket, value, from, to) => {
  const column = { key: 'k', title: 'k', type: 'text' as const, field: 'F', bucket }
  const result = { columns: [column], rows: [{ k: value }], total: 1, truncated: false, version: '', madeTime: 0 }

  expect(filterOf(result, column, value)).toEqual([
    { field: 'F', test: 'gte', value: from.getTime() },
    { field: 'F', test: 'lt', value: to.getTime() },
  ])
})

const plays = { address: '/v.mp4', captions: '', fit: 'cover', isAutoplay: true, isLoop: true }
it.each([
  ['our own keys', { address: '/v.mp4', fit: 'cover', autoplay: true, loop: true }],
  [
    'an uploaded file',
    { option: { defaultValue: [{ name: 'v', url: '/v.mp4' }], fit: 'cover', autoplay: 1, loop: 1 } },
  ],
  ['an address in the option', { option: { url: '/v.mp4', objectFit: 'cover', autoPlay: 'true', loop: 'true' } }],
  ['keys beside the option', { src: '/v.mp4', fillType: 2, isAutoplay: true, isLoop: true, option: {} }],
  ['words of the family', { videoUrl: '/v.mp4', fillStyle: '填充', option: { autoplay: true, loop: '1' } }],
  ['our keys before those of the option', { ...plays, autoplay: true, loop: true, option: { url: '/old.mp4' } }],
])('a video with %s plays the same', (_name, raw) => {
  expect(videoOf(raw)).toEqual(plays)
})

it.each([
  [{ address: '' }, ''],
  [{ option: { defaultValue: {} } }, ''],
  [{ option: { defaultValue: [null, { url: '/b.png' }] } }, ''],
  [{ option: null, url: 5 }, '5'],
  [{ url: { src: '/c.png' } }, '/c.png'],
])('the address of %j is "%s"', (raw, address) => {
  expect(addressIn(raw)).toBe(address)
})

it('rows of a map are read by their usual names, and a change of a video keeps the keys of the family', () => {
  const rows = [{ label: '浙江省', num: '30' }]
  expect(rowsInOption({ defaultValue: [], data: rows })).toEqual([{ name: '浙江省', value: 30 }])
  expect(rowsInOption({ data: 'x' })).toEqual([])

  const option = { styleType: 2, defaultValue: '/old.mp4', drillDown: true, deep: [{ kept: 1 }] }
  const layout = [{ i: 100, x: 0, y: 0, w: 6, h: 6, otherKey: 'video', option, card: { cardIcon: 'x' } }]
  const design = createPortalDesign(JSON.stringify({ layoutId: 101, layout }))
  design.change('100', (raw) => ({ ...raw, address: '/new.mp4' }))

  const [saved] = JSON.parse(design.serialise()).layout
  expect(saved).toEqual({ ...layout[0], address: '/new.mp4' })
  expect(videoOf(saved).address).toBe('/new.mp4')
})
