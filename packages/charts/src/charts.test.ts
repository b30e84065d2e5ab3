import { expect, it } from 'vitest'
import { numbersOf, roundUp } from './numbers.ts'
import { buildOption } from './option/build-option.ts'
import { provinceOf } from './option/provinces.ts'
import { optionRows } from './option/option-rows.ts'
import { safeOption } from './option/safe-option.ts'
import { csvOf, figureTable } from './table/chart-table.ts'
import { CHART_KINDS } from './types.ts'

const rows = [
  { name: 'a', series: 'x', value: 1 },
  { name: 'b', series: 'x', value: null },
  { name: 'a', series: 'y', value: 2 },
]

it('charts keep the order of categories and series, and a gap where there is no figure', () => {
  const option = buildOption({ kind: 'line', rows }, numbersOf('en'))

  expect(option).toMatchObject({
    xAxis: { data: ['a', 'b'] },
    series: [
      { name: 'x', data: [1, null] },
      { name: 'y', data: [2, null] },
    ],
  })
})

it('every kind has an option, also without rows', () => {
  for (const kind of CHART_KINDS) expect(buildOption({ kind, rows: [] }, numbersOf('zh')).series).toBeDefined()
})

it('the end of a gauge is a round number above figure and target', () => {
  expect([0, 7, 68, 230, 1000].map(roundUp)).toEqual([1, 10, 100, 500, 1000])
})

it('options of documents lose links, pictures of other sites, buttons, unknown series and options inside the option', () => {
  const option = safeOption({
    title: { text: 't', link: 'javascript:alert(1)', sublink: 'http://x' },
    toolbox: { feature: { dataView: {} } },
    baseOption: { tooltip: { renderMode: 'html', formatter: '<img src=x onerror=alert(1)>' } },
    media: [{ option: { tooltip: { renderMode: 'html' } } }],
    timeline: {},
    options: [{ tooltip: { renderMode: 'html' } }],
    textStyle: { rich: { a: { backgroundColor: { image: 'http://evil/x.png' } } } },
    tooltip: { extraCssText: 'x', renderMode: 'html', formatter: '{b}' },
    series: [
      { type: 'line', symbol: 'image://http://evil/x.png', data: [1] },
      { type: 'map', data: [] },
    ],
  })

  expect(option).toEqual({
    title: { text: 't' },
    textStyle: { rich: { a: { backgroundColor: {} } } },
    tooltip: { formatter: '{b}', renderMode: 'richText' },
    series: [{ type: 'line', symbol: 'circle', data: [1] }],
  })
  expect(safeOption({ series: { type: 'map' } })).toBeUndefined()
  expect(safeOption('text')).toBeUndefined()
})

it('the figures of an option are read from axes, items, points and radars', () => {
  const axis = { yAxis: { type: 'category', data: ['a', { value: 'b' }] }, series: { type: 'bar', data: [1, '2'] } }
  const pie = { series: [{ type: 'pie', name: 'p', data: [{ name: 'a', value: 3 }] }] }
  const radar = {
    radar: { indicator: [{ name: 'speed' }] },
    series: [{ type: 'radar', data: [{ name: 'x', value: [4] }] }],
  }

  expect(optionRows(axis)).toEqual([
    { name: 'a', series: undefined, value: 1 },
    { name: 'b', series: undefined, value: 2 },
  ])
  expect(optionRows(pie)).toEqual([{ name: 'a', series: 'p', value: 3 }])
  expect(optionRows(radar)).toEqual([{ name: 'speed', series: 'x', value: 4 }])
  expect(optionRows({ series: [{ type: 'scatter', data: [[1, 2]] }] })).toEqual([
    { name: '1', series: undefined, x: 1, value: 2 },
  ])
  expect(optionRows(null)).toEqual([])
})

it('exported data quotes separators, keeps numbers, and makes no formulas', () => {
  const table = figureTable(
    [
      { name: '=1+1', value: -5 },
      { name: 'a,"b"', value: null },
    ],
    { value: 'Value', x: 'X' },
  )

  expect(csvOf(table, 'Name')).toBe('\uFEFFName,Value\r\n\'=1+1,-5\r\n"a,""b""",\r\n')
})

it('provinces are found by any of their names, and their figures add up', () => {
  expect(
    ['广东省', '新疆维吾尔自治区', '內蒙古自治區', ' 北京市', '臺灣省', '（空）', 'Berlin'].map(provinceOf),
  ).toEqual(['广东', '新疆', '内蒙古', '北京', '台湾', undefined, undefined])
  const option = buildOption(
    {
      kind: 'provinces',
      rows: [
        { name: '广东省', value: 2 },
        { name: '广东', value: 3 },
        { name: 'x', value: 9 },
      ],
    },
    numbersOf('zh'),
  )
  const tiles = JSON.parse(JSON.stringify(option)).series[0].data
  expect(tiles).toHaveLength(34)
  expect(tiles.find(({ province }: { province: string }) => province === '广东')).toMatchObject({
    name: '广东省',
    isEmpty: false,
    value: [3, 6, 5],
  })
  const places = new Set(tiles.map(({ value }: { value: number[] }) => value.slice(0, 2).join()))
  expect(places.size).toBe(34)
})
