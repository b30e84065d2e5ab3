import {
  BarChart,
  FunnelChart,
  GaugeChart,
  HeatmapChart,
  LineChart,
  PieChart,
  RadarChart,
  ScatterChart,
} from 'echarts/charts'
import {
  DatasetComponent,
  DataZoomComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  MarkPointComponent,
  PolarComponent,
  RadarComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapComponent,
} from 'echarts/components'
import { type EChartsCoreOption, init, use as register } from 'echarts/core'
import { LabelLayout, LegacyGridContainLabel } from 'echarts/features'
import { CanvasRenderer } from 'echarts/renderers'
import type { ChartPick } from '../types.ts'
import { isRecord } from '../option/is-record.ts'
import { readChartTheme } from './theme.ts'

register([
  BarChart,
  FunnelChart,
  GaugeChart,
  HeatmapChart,
  LineChart,
  PieChart,
  RadarChart,
  ScatterChart,
  DatasetComponent,
  DataZoomComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  MarkPointComponent,
  PolarComponent,
  RadarComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapComponent,
  LabelLayout,
  LegacyGridContainLabel,
  CanvasRenderer,
])

/** A chart on an element. */
export interface Drawing {
  /** Draws an option in place of the last one. */
  draw: (option: EChartsCoreOption) => void
  /** A picture as `data:` address, on the colour of the page. */
  picture: () => string
  dispose: () => void
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Pixels of the display in a pixel of the element: more where a large page is scaled, so that lines stay sharp. */
function pixelRatioOf(element: HTMLElement): number {
  const scale = element.getBoundingClientRect().width / element.offsetWidth
  return window.devicePixelRatio * Math.max(1, Number.isFinite(scale) ? scale : 1)
}

/** Draws on an element. Follows its size, and the theme and colour of the page. */
export function createDrawing(element: HTMLElement, onPick: (pick: ChartPick) => void): Drawing {
  const chart = init(element, readChartTheme(), { renderer: 'canvas', devicePixelRatio: pixelRatioOf(element) })
  const sizes = new ResizeObserver(() => chart.resize())
  sizes.observe(element)
  const themes = new MutationObserver(() => chart.setTheme(readChartTheme()))
  themes.observe(document.body, { attributes: true, attributeFilter: ['arco-theme', 'data-color'] })
  chart.on('click', (event) => {
    // A place without a figure leads nowhere.
    const data: unknown = event.data
    if (isRecord(data) && data['isEmpty'] === true) return
    const value = Array.isArray(event.value) ? event.value.at(-1) : event.value
    onPick({
      name: event.name,
      series: event.seriesName?.startsWith('series\0') ? undefined : event.seriesName,
      value: typeof value === 'number' ? value : null,
    })
  })

  return {
    draw(option) {
      const tooltip = typeof option['tooltip'] === 'object' ? option['tooltip'] : undefined
      const animation = !matchMedia(REDUCED_MOTION).matches
      // Tips are drawn on the canvas: the content policy forbids inline styles of HTML.
      chart.setOption(
        {
          ...option,
          animation,
          animationDuration: 200,
          tooltip: { ...tooltip, renderMode: 'richText', confine: true },
        },
        { notMerge: true },
      )
    },
    picture: () =>
      chart.getDataURL({
        pixelRatio: 2,
        backgroundColor: getComputedStyle(document.body).getPropertyValue('--color-bg-2'),
      }),
    dispose() {
      sizes.disconnect()
      themes.disconnect()
      chart.dispose()
    },
  }
}
