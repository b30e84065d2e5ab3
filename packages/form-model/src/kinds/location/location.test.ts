import { expect, it } from 'vitest'
import { readForm } from '../../model/read-form.ts'
import { checkForm } from '../../model/rules.ts'
import { noNames } from '../../values/names.ts'
import { kind } from './location.kind.ts'

const node = kind.create(1)
const form = readForm({ fields: [node] })
const place = { address: '外滩', lat: 31.24, lng: 121.49 }

it('location reads JSON, the keys of other products and the text of an export', () => {
  expect(kind.read(JSON.stringify(place), node)).toEqual(place)
  expect(kind.read({ fullAddress: '外滩', latitude: '31.24', longitude: 121.49, pName: '上海' }, node)).toMatchObject({
    ...place,
    pName: '上海',
  })
  expect(kind.read('外滩 (31.24, 121.49)', node)).toEqual(place)
  expect(kind.read('外滩（31.24，121.49）', node)).toEqual(place)
  expect(kind.read('(31.24, 121.49)', node)).toEqual({ lat: 31.24, lng: 121.49 })
  expect(kind.read('外滩 (二楼)', node)).toEqual({ address: '外滩 (二楼)' })
  expect(kind.read('{}', node)).toBeUndefined()
})

it('location shows the address, the coordinates, both, or an empty text', () => {
  const text = (value: unknown) => kind.display(value, { node, names: noNames })
  expect([place, { address: '外滩' }, { lat: 1, lng: 2 }, {}, { lat: 1 }].map(text)).toEqual([
    '外滩 (31.24, 121.49)',
    '外滩',
    '(1, 2)',
    '',
    '',
  ])
})

it('location without address and coordinates is not written', () => {
  expect(kind.write({}, node)).toBeUndefined()
  expect(kind.write({ address: '' }, node)).toBeUndefined()
})

it.each([
  [place, []],
  [{ address: '外滩' }, []],
  [{ lat: -90, lng: 180 }, []],
  [{ lat: 90.1, lng: 0 }, ['pattern']],
  [{ lat: 0, lng: -180.1 }, ['pattern']],
  [{ address: '外滩', lat: 1 }, ['pattern']],
  ['text', ['pattern']],
])('checking the location %o', (value, codes) => {
  expect(checkForm(form, { locationField1: value }).map(({ code }) => code)).toEqual(codes)
})

it('location refuses positions outside of the areas in the document', () => {
  const scoped = { ...node, enableLocationScope: true, locationScope: [{ lat: 31.24, lng: 121.49, radius: 300 }] }
  const inAreas = readForm({ fields: [scoped] })
  const codes = (value: unknown) => checkForm(inAreas, { locationField1: value }).map(({ code }) => code)

  expect(codes({ lat: 31.242, lng: 121.49 })).toEqual([])
  expect(codes({ lat: 31.243, lng: 121.49 })).toEqual(['notInArea'])
  expect(codes({ address: '外滩' })).toEqual([])
})
