import type { ChartKind } from '@sqos/charts'
import { addressIn, fitIn, videoProperties } from '../document/video.ts'
import type { PartProperty, PartSize, PortalKind } from './kind.ts'

const size = (w: number, h: number, limits: Partial<PartSize> = {}): PartSize => ({
  w,
  h,
  minW: 2,
  minH: 2,
  maxW: 12,
  maxH: 20,
  ...limits,
})

const none = () => ({})
const CHART_SIZE = size(6, 8, { minW: 3, minH: 5 })

const STATIC: readonly PartProperty[] = [
  { key: 'dataType', type: 'choice', choices: ['dataset', 'dynamic', 'static'] },
  { key: 'dataset', type: 'data', need: 'figures' },
  { key: 'propsApi', type: 'interface' },
  { key: 'option', type: 'json' },
]
const PICK: PartProperty = { key: 'onPick', type: 'choice', choices: ['list', 'filter', 'none'] }
const VALUES: readonly PartProperty[] = [
  { key: 'showValues', type: 'switch' },
  { key: 'showLegend', type: 'switch', usual: true },
  { key: 'unit', type: 'text', maxLength: 20 },
  PICK,
]
const TARGET: PartProperty = { key: 'target', type: 'number', min: -1e12, max: 1e12 }

/** Charts of the family keep its three sources of data; those of ours have datasets only. */
function chart(name: string, { draws, own = [], isFamily = true }: ChartOptions): PortalKind {
  const data: readonly PartProperty[] = isFamily
    ? STATIC
    : [
        {
          key: 'dataset',
          type: 'data',
          need: draws === 'scatter' ? 'points' : draws === 'gauge' ? 'figure' : 'figures',
        },
      ]
  return {
    name,
    group: 'chart',
    size: CHART_SIZE,
    create: isFamily ? () => ({ dataType: 'dataset', propsApi: '', option: {} }) : none,
    properties: [...data, ...own, ...VALUES],
    chart: draws,
  }
}

interface ChartOptions {
  draws: ChartKind
  own?: readonly PartProperty[]
  isFamily?: boolean
}

const STACKED: PartProperty = { key: 'isStacked', type: 'switch' }
const SMOOTH: PartProperty = { key: 'isSmooth', type: 'switch' }
const FIT: PartProperty = { key: 'fit', type: 'choice', choices: ['contain', 'cover', 'fill'] }
const ROWS: PartProperty = { key: 'rowCount', type: 'number', min: 1, max: 50 }

/** Every kind of parts, in the order of the palette. */
export const KINDS: readonly PortalKind[] = [
  {
    name: 'figure',
    group: 'data',
    size: size(3, 3),
    create: none,
    properties: [
      { key: 'dataset', type: 'data', need: 'figure' },
      { key: 'compare', type: 'data', need: 'figure' },
      { key: 'better', type: 'choice', choices: ['up', 'down', 'neutral'] },
      TARGET,
      { key: 'unit', type: 'text', maxLength: 20 },
      { key: 'urlAddress', type: 'address' },
    ],
  },
  {
    name: 'dataBoard',
    group: 'data',
    size: size(12, 3, { minW: 6, maxH: 6 }),
    create: () => ({ list: [newTile(), newTile()] }),
    properties: [{ key: 'list', type: 'tiles', min: 2, max: 6 }],
    isBare: true,
  },
  {
    name: 'rankList',
    group: 'data',
    size: size(4, 8, { minW: 3, minH: 4 }),
    create: () => ({ rowCount: 10 }),
    properties: [
      { key: 'dataset', type: 'data', need: 'figures' },
      ROWS,
      { key: 'unit', type: 'text', maxLength: 20 },
      PICK,
    ],
  },
  {
    name: 'tableList',
    group: 'data',
    size: size(8, 8, { minW: 4, minH: 4 }),
    create: () => ({ rowCount: 10 }),
    properties: [{ key: 'dataset', type: 'data', need: 'records' }, ROWS],
  },
  {
    name: 'recordList',
    group: 'data',
    size: size(4, 7, { minW: 3, minH: 3 }),
    create: () => ({ rowCount: 7 }),
    properties: [{ key: 'dataset', type: 'data', need: 'records' }, ROWS],
  },
  {
    name: 'timeAxis',
    group: 'data',
    size: size(4, 8, { minW: 3, minH: 3 }),
    create: () => ({ rowCount: 10 }),
    properties: [{ key: 'dataset', type: 'data', need: 'records' }, ROWS],
  },
  {
    name: 'schedule',
    group: 'data',
    size: size(8, 11, { minW: 4, minH: 8 }),
    create: none,
    properties: [{ key: 'dataset', type: 'data', need: 'records' }],
  },
  chart('barChart', { draws: 'bar', own: [STACKED, { key: 'isHorizontal', type: 'switch' }, TARGET] }),
  chart('lineChart', { draws: 'line', own: [SMOOTH, TARGET] }),
  chart('areaChart', { draws: 'area', own: [STACKED, SMOOTH] }),
  chart('pieChart', { draws: 'pie' }),
  chart('annularChart', { draws: 'ring' }),
  chart('radarChart', { draws: 'radar' }),
  chart('gaugeChart', {
    draws: 'gauge',
    own: [TARGET, { key: 'max', type: 'number', min: 0, max: 1e12 }],
    isFamily: false,
  }),
  chart('funnelChart', { draws: 'funnel', isFamily: false }),
  chart('scatterChart', { draws: 'scatter', isFamily: false }),
  chart('heatChart', { draws: 'heat', isFamily: false }),
  {
    ...chart('mapChart', {
      draws: 'provinces',
      // 1 to 3 of the family are marks on a map; 4 is a ranking.
      own: [{ key: 'styleType', type: 'choice', choices: ['1', '4'], isOption: true }],
    }),
    // Country and drill-down, for programs that draw borders.
    create: () => ({
      dataType: 'dataset',
      propsApi: '',
      option: { styleType: 1, mapType: ['100000'], drillDown: true },
    }),
  },
  { ...chart('provinceChart', { draws: 'provinces', isFamily: false }), isOld: true },
  system('todo', size(6, 4, { minW: 3, minH: 3, maxH: 6 })),
  {
    ...system('commonFunc', size(6, 4, { minW: 3, minH: 3, maxH: 10 })),
    create: () => ({ list: [] }),
    properties: [{ key: 'list', type: 'menus', min: 0, max: 10 }],
  },
  system('notice', size(4, 7, { minH: 4, maxH: 12 })),
  system('todoList', size(4, 7, { minH: 4, maxH: 12 })),
  system('myFlow', size(4, 7, { minH: 4, maxH: 12 })),
  system('email', size(4, 7, { minH: 4, maxH: 12 })),
  content('text', { properties: [{ key: 'html', type: 'html' }], size: size(6, 4, { minH: 1 }) }),
  content('image', {
    properties: [
      { key: 'address', type: 'address', upload: 'image' },
      { key: 'alt', type: 'text', maxLength: 100 },
      FIT,
    ],
    size: size(4, 4),
    read: (raw) => ({ address: addressIn(raw), fit: fitIn(raw) }),
  }),
  {
    ...content('carousel', {
      properties: [
        { key: 'list', type: 'pictures', max: 20 },
        { key: 'seconds', type: 'number', min: 1, max: 3600 },
        FIT,
      ],
      size: size(6, 6, { minW: 2, minH: 3 }),
    }),
    create: () => ({ list: [{ address: '', alt: '' }], seconds: 5 }),
  },
  content('video', {
    properties: [
      { key: 'address', type: 'address', upload: 'video' },
      { key: 'captions', type: 'address' },
      { key: 'autoplay', type: 'switch' },
      { key: 'loop', type: 'switch' },
      FIT,
    ],
    size: size(6, 6, { minH: 3 }),
    read: videoProperties,
  }),
  content('iframe', { properties: [{ key: 'address', type: 'address' }], size: size(6, 8, { minW: 3, minH: 4 }) }),
  {
    name: 'card',
    group: 'layout',
    size: size(6, 8, { minW: 3, minH: 3 }),
    create: () => ({ children: [] }),
    properties: [{ key: 'children', type: 'parts' }],
  },
  {
    name: 'tab',
    group: 'layout',
    size: size(6, 9, { minW: 3, minH: 4 }),
    create: () => ({
      children: [
        { title: '1', children: [] },
        { title: '2', children: [] },
      ],
    }),
    properties: [{ key: 'children', type: 'tabs' }],
    isBare: true,
  },
]

function system(name: string, place: PartSize): PortalKind {
  return { name, group: 'system', size: place, create: none, properties: [] }
}

function content(name: string, rest: Pick<PortalKind, 'properties' | 'size' | 'read'>): PortalKind {
  return { name, group: 'content', create: none, isBare: true, ...rest }
}

/** A tile without data. */
export const newTile = () => ({ fullName: '', num: '', dataType: 'dataset', propsApi: '', icon: '' })

const BY_NAME: ReadonlyMap<string, PortalKind> = new Map(KINDS.map((kind) => [kind.name, kind]))

/** A kind by its name; undefined for a kind of another program. */
export const kindNamed = (name: string): PortalKind | undefined => BY_NAME.get(name)
