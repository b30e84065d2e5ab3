import { definePage } from './define-page.ts'

/** Figures of approval flows: throughput, durations, overdue duties, rejections. */
export const FLOW_ANALYSIS_PAGE = definePage({
  code: 'workFlow.flowAnalysis',
  title: 'flowAnalysis.page',
  directory: 'workFlow',
  address: 'workFlow/flowAnalysis',
  order: 90,
  icon: 'icon-bar-chart',
  buttons: {},
  always: [],
  columns: {},
})
