export { CHARTS, BUCKETS, CONDITION_TESTS, EMPTY_REPORT, FILTER_TESTS, LOOKS } from './document/types.ts'
export { MEASURE_FORMATS, MEASURE_TESTS, MOST, ORIENTATIONS, PARAMETER_KINDS } from './document/types.ts'
export type {
  BlockKind,
  BreakBlock,
  Bucket,
  ChartBlock,
  CrossBlock,
  DataBlock,
  ListBlock,
  Look,
  ParameterKind,
  ReportBlock,
  ReportCondition,
  ReportDocument,
  ReportFilter,
  ReportKey,
  ReportMeasure,
  ReportParameter,
  ReportSource,
  TextBlock,
} from './document/types.ts'
export { readReport, writeReport } from './document/read-report.ts'
export { argumentsOf, filterOf, filtersOf, missingIn, withInitial } from './document/parameters.ts'
export type { ReportValues } from './document/parameters.ts'
export { levelsOf } from './cube/cube.ts'
export type { Cube, CubeCell, CubeKey, CubeMeasure, CubeQuestion, CubeValue } from './cube/cube.ts'
export { foldRows } from './cube/fold-rows.ts'
export { treesOf } from './cross/tree.ts'
export type { CrossNode, CrossTrees } from './cross/tree.ts'
export { crossTable, measureOfColumn, nodeKey, OPEN_VIEW } from './cross/cross-table.ts'
export type { CrossColumn, CrossHead, CrossRow, CrossTable, CrossView } from './cross/cross-table.ts'
export { lookOf, meets } from './cross/conditions.ts'
export { createFormats } from './grid/formats.ts'
export type { ReportFormats } from './grid/formats.ts'
export { crossGrid, measureTitle } from './grid/cross-grid.ts'
export type { GridTexts } from './grid/cross-grid.ts'
export { listGrid, recordText } from './grid/list-grid.ts'
export { listRows } from './grid/list-rows.ts'
export type { ListColumn, ListData, ListRow } from './grid/list-rows.ts'
export { panelsOf } from './grid/panels.ts'
export type { ReportPaperSetup, ReportPaperBlock } from './document/paper.ts'
export type { Grid, GridCell, GridRow } from './grid/grid.ts'
