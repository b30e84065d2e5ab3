import type { EChartsCoreOption } from 'echarts/core'
import { type ChartNumbers, roundUp } from '../numbers.ts'
import type { ChartRow, ChartSpec } from '../types.ts'
import { type Pivot, pivot } from './pivot.ts'
import { provinces } from './provinces.ts'

/** A series of ECharts. Its types name every chart; a plain object is enough here. */
type Series = Record<string, unknown>

const valueFormatter = (numbers: ChartNumbers) => (value: unknown) =>
  typeof value === 'number' ? numbers.whole(value) : '–'

/** The option of ECharts for a chart. Colours and fonts come from the theme. */
export function buildOption(spec: ChartSpec, numbers: ChartNumbers): EChartsCoreOption {
  const figures = pivot(spec.rows)
  const hasLegend = (spec.showLegend ?? true) && hasGroups(spec, figures)
  return {
    tooltip: { trigger: isByAxis(spec) ? 'axis' : 'item', valueFormatter: valueFormatter(numbers) },
    ...(hasLegend && { legend: { type: 'scroll', bottom: 0, left: 'center' } }),
    ...drawingOf(spec, figures, { numbers, hasLegend }),
  }
}

interface Drawing {
  numbers: ChartNumbers
  hasLegend: boolean
}

function drawingOf(spec: ChartSpec, figures: Pivot, drawing: Drawing): EChartsCoreOption {
  switch (spec.kind) {
    case 'bar':
    case 'line':
    case 'area':
      return axes(spec, figures, drawing)
    case 'pie':
    case 'ring':
    case 'funnel':
      return slices(spec, figures, drawing)
    case 'radar':
      return radar(spec, figures)
    case 'gauge':
      return gauge(spec, figures, drawing)
    case 'scatter':
      return scatter(spec, figures, drawing)
    case 'provinces':
      return provinces(spec, drawing.numbers)
    case 'heat':
      return heat(spec, figures, drawing)
    default:
      throw new Error(`Unknown chart ${String(spec.kind satisfies never)}`)
  }
}

const isByAxis = ({ kind }: ChartSpec) => kind === 'bar' || kind === 'line' || kind === 'area'

/** Slices have a colour for each category, the others for each series. */
const hasGroups = ({ kind }: ChartSpec, { series }: Pivot) =>
  kind === 'pie' ||
  kind === 'ring' ||
  kind === 'funnel' ||
  (kind !== 'heat' && kind !== 'provinces' && kind !== 'gauge' && series.length > 1)

const grid = (hasLegend: boolean) => ({ left: 8, right: 24, top: 24, bottom: hasLegend ? 40 : 8, containLabel: true })

function axes(spec: ChartSpec, { names, series, valueOf }: Pivot, { numbers, hasLegend }: Drawing): EChartsCoreOption {
  const { kind, isHorizontal = false, isStacked = false, isSmooth = false, showValues = false, target } = spec
  const isBar = kind === 'bar'
  const categories = {
    type: 'category',
    data: [...names],
    axisTick: { show: false },
    boundaryGap: isBar,
    ...(isHorizontal && { inverse: true }),
    axisLabel: { hideOverlap: true, overflow: 'truncate', width: isHorizontal ? 120 : 96 },
  }
  const scale = { type: 'value', axisLabel: { formatter: numbers.short } }
  return {
    grid: grid(hasLegend),
    xAxis: isHorizontal ? scale : categories,
    yAxis: isHorizontal ? categories : scale,
    series: series.map((name, index): Series => {
      const isTop = index === 0 && target !== undefined
      return {
        type: isBar ? 'bar' : 'line',
        name: name || undefined,
        data: names.map((category) => valueOf(category, name)),
        ...(isStacked && { stack: 'all' }),
        ...(kind === 'area' && { areaStyle: { opacity: 0.2 } }),
        ...(isBar ? { barMaxWidth: 40 } : { smooth: isSmooth, showSymbol: names.length <= 40, symbolSize: 6 }),
        label: { show: showValues, formatter: labelOf(numbers), position: isBar && isHorizontal ? 'right' : 'top' },
        ...(isTop && { markLine: targetLine(target, isHorizontal) }),
      }
    }),
  }
}

const targetLine = (target: number, isHorizontal: boolean) => ({
  silent: true,
  symbol: 'none',
  lineStyle: { type: 'dashed' },
  data: [isHorizontal ? { xAxis: target } : { yAxis: target }],
})

const labelOf =
  (numbers: ChartNumbers) =>
  ({ value }: { value: unknown }) =>
    typeof value === 'number' ? numbers.short(value) : ''

function slices(spec: ChartSpec, { names, series, valueOf }: Pivot, { numbers, hasLegend }: Drawing) {
  const { kind, showValues = true } = spec
  const data = names.map((name) => ({ name, value: sum(series.map((group) => valueOf(name, group))) }))
  const label = {
    show: showValues,
    // The legend names the slices, also where long labels have no room.
    formatter: ({ name, value }: { name: string; value: number }) =>
      hasLegend ? numbers.short(value) : `${name} ${numbers.short(value)}`,
  }
  if (kind === 'funnel') {
    const place = { left: '10%', width: '80%', top: 16, bottom: hasLegend ? 48 : 16 }
    return { series: [{ type: 'funnel', ...place, gap: 2, label: { ...label, position: 'inside' }, data }] }
  }
  const radius = kind === 'ring' ? ['45%', '68%'] : '68%'
  return {
    series: [{ type: 'pie', radius, center: ['50%', hasLegend ? '46%' : '50%'], label, data, minShowLabelAngle: 4 }],
  }
}

const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0)

function radar({ rows, showValues = false }: ChartSpec, { names, series, valueOf }: Pivot) {
  const highest = roundUp(Math.max(0, ...rows.map(({ value }) => value ?? 0)))
  const maxOf = (name: string) => rows.find((row) => row.name === name && row.max !== undefined)?.max ?? highest
  return {
    radar: { radius: '62%', indicator: names.map((name) => ({ name, max: maxOf(name) })) },
    series: [
      {
        type: 'radar',
        areaStyle: { opacity: 0.15 },
        label: { show: showValues },
        data: series.map((name) => ({ name, value: names.map((category) => valueOf(category, name)) })),
      },
    ],
  }
}

function gauge(spec: ChartSpec, { names, series, valueOf }: Pivot, { numbers }: Drawing) {
  const name = names[0] ?? ''
  const value = valueOf(name, series[0] ?? '')
  const { min = 0, target } = spec
  const max = spec.max ?? roundUp(Math.max(value ?? 0, target ?? 0))
  return {
    series: [
      {
        type: 'gauge',
        min,
        max: max > min ? max : min + 1,
        radius: '92%',
        center: ['50%', '58%'],
        progress: { show: true, width: 12 },
        axisLine: { lineStyle: { width: 12 } },
        axisTick: { show: false },
        splitLine: { length: 8, distance: 4 },
        axisLabel: { formatter: numbers.short, distance: 18 },
        pointer: { width: 4 },
        title: { offsetCenter: [0, '82%'] },
        detail: { offsetCenter: [0, '52%'], fontSize: 20, formatter: (shown: number) => numbers.whole(shown) },
        data: [{ name, value }],
      },
      ...(target === undefined ? [] : [targetMark({ min, max, target })]),
    ],
  }
}

/** A thin second pointer at the target. */
const targetMark = ({ min, max, target }: { min: number; max: number; target: number }): Series => ({
  type: 'gauge',
  min,
  max,
  radius: '92%',
  center: ['50%', '58%'],
  silent: true,
  axisLine: { show: false },
  axisTick: { show: false },
  splitLine: { show: false },
  axisLabel: { show: false },
  pointer: { width: 3, length: 16, offsetCenter: [0, '-84%'] },
  itemStyle: { color: 'inherit' },
  detail: { show: false },
  title: { show: false },
  data: [{ value: target }],
})

const point = ({ name, x, value }: ChartRow) => ({ name, value: [x ?? null, value] })

function scatter({ rows }: ChartSpec, { series }: Pivot, { numbers, hasLegend }: Drawing) {
  const axis = { type: 'value', scale: true, axisLabel: { formatter: numbers.short } }
  return {
    grid: grid(hasLegend),
    xAxis: axis,
    yAxis: axis,
    series: series.map((group) => ({
      type: 'scatter',
      name: group || undefined,
      data: rows.filter(({ series: of = '', x }) => of === group && typeof x === 'number').map(point),
    })),
  }
}

function heat({ rows, showValues = false }: ChartSpec, { names, series, valueOf }: Pivot, { numbers }: Drawing) {
  const values = rows.map(({ value }) => value ?? 0)
  const cells = series.flatMap((group, y) => names.map((name, x) => [x, y, valueOf(name, group) ?? '-']))
  return {
    grid: { left: 8, right: 24, top: 16, bottom: 56, containLabel: true },
    xAxis: { type: 'category', data: [...names], axisLabel: { hideOverlap: true } },
    yAxis: { type: 'category', data: [...series] },
    visualMap: {
      min: Math.min(0, ...values),
      max: roundUp(Math.max(0, ...values)),
      calculable: true,
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      formatter: (value: number) => numbers.short(value),
    },
    series: [{ type: 'heatmap', data: cells, label: { show: showValues } }],
  }
}
