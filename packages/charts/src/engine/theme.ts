/** Colours after the primary one, as tokens of Arco: [light, dark]. Steps were chosen for contrast with the page. */
const HUES = [
  ['--cyan-8', '--cyan-6'],
  ['--orange-6', '--orange-6'],
  ['--purple-6', '--purple-6'],
  ['--green-7', '--green-6'],
  ['--magenta-6', '--magenta-6'],
  ['--gold-8', '--gold-6'],
  ['--pinkpurple-6', '--pinkpurple-6'],
  ['--lime-8', '--lime-6'],
  ['--red-6', '--red-6'],
] as const

/** A theme of ECharts from the tokens of the page. */
export function readChartTheme(): Record<string, unknown> {
  const style = getComputedStyle(document.body)
  const isDark = document.body.getAttribute('arco-theme') === 'dark'
  const token = (name: string) => style.getPropertyValue(name).trim()
  const rgb = (name: string) => `rgb(${token(name)})`
  const text = token('--color-text-2')
  const note = token('--color-text-3')
  const line = token('--color-border-2') || token('--color-border')
  const surface = token('--color-bg-5') || token('--color-bg-2')
  const axis = {
    axisLine: { lineStyle: { color: line } },
    axisTick: { lineStyle: { color: line } },
    axisLabel: { color: note },
    nameTextStyle: { color: note },
    splitLine: { lineStyle: { color: line } },
    splitArea: { show: false },
  }
  const label = { color: text, textBorderWidth: 0 }
  return {
    color: [rgb('--primary-6'), ...HUES.map(([light, dark]) => rgb(isDark ? dark : light))],
    backgroundColor: 'transparent',
    textStyle: { fontFamily: style.fontFamily, color: text },
    title: { textStyle: { color: text, fontSize: 14, fontWeight: 500 }, subtextStyle: { color: note } },
    legend: {
      textStyle: { color: text },
      pageTextStyle: { color: note },
      pageIconColor: text,
      pageIconInactiveColor: line,
      inactiveColor: token('--color-text-4'),
    },
    tooltip: { backgroundColor: surface, borderColor: line, textStyle: { color: text } },
    categoryAxis: { ...axis, splitLine: { show: false } },
    valueAxis: axis,
    timeAxis: axis,
    logAxis: axis,
    radar: {
      axisName: { color: note },
      axisLine: axis.axisLine,
      splitLine: axis.splitLine,
      splitArea: { show: false },
    },
    visualMap: { textStyle: { color: note }, inRange: { color: [rgb('--primary-1'), rgb('--primary-6')] } },
    bar: { label },
    line: { label },
    pie: {
      label,
      labelLine: { lineStyle: { color: line } },
      itemStyle: { borderColor: token('--color-bg-2'), borderWidth: 1 },
    },
    funnel: { label: { color: token('--color-text-1'), textBorderColor: token('--color-bg-2'), textBorderWidth: 2 } },
    heatmap: { label: { color: token('--color-text-1') } },
    radarSeries: { label },
    markLine: { lineStyle: { color: rgb('--orange-6') }, label: { color: note } },
    gauge: {
      axisLine: { lineStyle: { color: [[1, token('--color-fill-3')]] } },
      axisLabel: { color: note },
      splitLine: { lineStyle: { color: note } },
      title: { color: note },
      detail: { color: token('--color-text-1') },
    },
  }
}
