import type { EChartsCoreOption } from 'echarts/core'
import { type ChartNumbers, roundUp } from '../numbers.ts'
import type { ChartSpec } from '../types.ts'

/**
 * Places of the provinces in a grid, as they lie to each other: column from the west, row from the north. Tiles draw no borders, so they
 * need no approved map.
 */
const TILES: Readonly<Record<string, readonly [column: number, row: number]>> = {
  黑龙江: [7, 0],
  内蒙古: [4, 1],
  辽宁: [6, 1],
  吉林: [7, 1],
  新疆: [0, 2],
  甘肃: [1, 2],
  宁夏: [2, 2],
  山西: [3, 2],
  河北: [4, 2],
  北京: [5, 2],
  天津: [6, 2],
  西藏: [0, 3],
  青海: [1, 3],
  陕西: [2, 3],
  河南: [3, 3],
  山东: [4, 3],
  江苏: [5, 3],
  四川: [1, 4],
  重庆: [2, 4],
  湖北: [3, 4],
  安徽: [4, 4],
  浙江: [5, 4],
  上海: [6, 4],
  云南: [1, 5],
  贵州: [2, 5],
  湖南: [3, 5],
  江西: [4, 5],
  福建: [5, 5],
  台湾: [6, 5],
  广西: [2, 6],
  广东: [3, 6],
  香港: [4, 6],
  海南: [2, 7],
  澳门: [3, 7],
}
/** Colour of provinces without a figure, on light and dark. */
const EMPTY = 'rgba(134, 144, 156, 0.16)'

/** A tile as ECharts gives it back. */
interface Tile {
  province: string
  isEmpty: boolean
  value: readonly [column: number, row: number, value: number]
}

const COLUMNS = 8
const ROWS = 8

/** Other spellings of the names above. */
const TRADITIONAL: Readonly<Record<string, string>> = {
  黑龍江: '黑龙江',
  內蒙古: '内蒙古',
  遼寧: '辽宁',
  甘肅: '甘肃',
  寧夏: '宁夏',
  陝西: '陕西',
  山東: '山东',
  江蘇: '江苏',
  重慶: '重庆',
  雲南: '云南',
  貴州: '贵州',
  臺灣: '台湾',
  台灣: '台湾',
  廣西: '广西',
  廣東: '广东',
  澳門: '澳门',
}

/** The province of a name such as 广东省 or 新疆维吾尔自治区; undefined for other names. */
export function provinceOf(name: string): string | undefined {
  const starts = (short: string) => name.trim().startsWith(short)
  const traditional = Object.keys(TRADITIONAL).find(starts)
  return traditional === undefined ? Object.keys(TILES).find(starts) : TRADITIONAL[traditional]
}

/** Provinces as tiles, coloured by their figures. Names that are no province are in the table only. */
export function provinces({ rows }: ChartSpec, numbers: ChartNumbers): EChartsCoreOption {
  const found = new Map<string, { name: string; value: number }>()
  for (const { name, value } of rows) {
    const province = provinceOf(name)
    if (province === undefined || value === null) continue
    const before = found.get(province)
    found.set(province, { name: before?.name ?? name, value: (before?.value ?? 0) + value })
  }
  const values = [...found.values()].map(({ value }) => value)
  const min = Math.min(0, ...values)
  const tiles = Object.entries(TILES).map(([province, [column, row]]) => {
    const figure = found.get(province)
    // A value below the scale is drawn in its colour for values outside; without one there would be no tile.
    return {
      name: figure?.name ?? province,
      province,
      isEmpty: figure === undefined,
      value: [column, row, figure?.value ?? min - 1],
    }
  })
  const axis = { type: 'category', show: false }
  return {
    grid: { left: 8, right: 8, top: 8, bottom: 48 },
    xAxis: { ...axis, data: Array.from({ length: COLUMNS }, (_, index) => index) },
    yAxis: { ...axis, inverse: true, data: Array.from({ length: ROWS }, (_, index) => index) },
    visualMap: {
      min,
      max: roundUp(Math.max(0, ...values)),
      calculable: true,
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      formatter: (value: number) => numbers.short(value),
      outOfRange: { color: EMPTY },
    },
    tooltip: {
      trigger: 'item',
      formatter: ({ data }: { data: Tile }) => `${data.province}  ${data.isEmpty ? '–' : numbers.whole(data.value[2])}`,
    },
    series: [
      {
        type: 'heatmap',
        data: tiles,
        itemStyle: { borderWidth: 2, borderColor: 'transparent', borderRadius: 4 },
        label: { show: true, formatter: ({ data }: { data: { province: string } }) => data.province },
      },
    ],
  }
}
