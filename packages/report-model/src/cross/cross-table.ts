import type { Cube, CubeMeasure, CubeValue } from '../cube/cube.ts'
import { treesOf, type CrossNode } from './tree.ts'

/** How a viewer arranged a cross-tab. */
export interface CrossView {
  /** Paths of closed groups of rows and columns, as JSON. */
  closedRows: ReadonlySet<string>
  closedColumns: ReadonlySet<string>
  /** Order of the groups of rows: by the total of a measure. */
  sort?: { measure: string; direction: 'asc' | 'desc' } | undefined
}

export const OPEN_VIEW: CrossView = { closedRows: new Set(), closedColumns: new Set() }

/** Identifies a group in a view. */
export const nodeKey = ({ path }: Pick<CrossNode, 'path'>) => JSON.stringify(path)

/** A column of figures. */
export interface CrossColumn {
  node: CrossNode
  measure: number
  /** Of a group that has groups in it, or of all. */
  isTotal: boolean
}

/** A cell of the head; what it stands over. */
export interface CrossHead {
  /** The group; undefined for the name of a measure. */
  node?: CrossNode
  measure?: number
  isTotal: boolean
  /** Whether the group can be opened and closed. */
  canClose: boolean
  isClosed: boolean
  colSpan: number
  rowSpan: number
}

/** A row of figures: a group, or the total. */
export interface CrossRow {
  node: CrossNode
  isTotal: boolean
  canClose: boolean
  isClosed: boolean
}

export interface CrossTable {
  cube: Cube
  head: CrossHead[][]
  columns: CrossColumn[]
  rows: CrossRow[]
  valueAt: (row: CrossRow, column: CrossColumn) => CubeValue
}

interface CrossSettings {
  hasSubtotals: boolean
  hasTotals: boolean
}

/** Lays a cube out as a table: groups of rows above what is in them, totals at the end. */
export function crossTable(
  cube: Cube,
  { hasSubtotals, hasTotals }: CrossSettings,
  view: CrossView = OPEN_VIEW,
): CrossTable {
  const trees = treesOf(cube)
  const depth = cube.columns.length
  const measureRow = depth === 0 || cube.measures.length > 1
  const head: CrossHead[][] = Array.from({ length: depth + (measureRow ? 1 : 0) }, () => [])
  const columns: CrossColumn[] = []
  const span = Math.max(1, cube.measures.length)

  function addFigures(node: CrossNode, isTotal: boolean) {
    for (const [measure] of cube.measures.entries()) {
      columns.push({ node, measure, isTotal })
      if (measureRow)
        head[depth]?.push({ node, measure, isTotal, canClose: false, isClosed: false, colSpan: 1, rowSpan: 1 })
    }
  }

  /** Adds a group of columns; returns its number of columns. */
  function addColumns(node: CrossNode): number {
    const isLeaf = node.children.length === 0
    const isClosed = !isLeaf && view.closedColumns.has(nodeKey(node))
    const cell: CrossHead = {
      node,
      isTotal: false,
      canClose: !isLeaf && hasSubtotals,
      isClosed,
      colSpan: span,
      rowSpan: isLeaf || isClosed ? depth - node.depth + 1 : 1,
    }
    head[node.depth - 1]?.push(cell)
    if (isLeaf || isClosed) {
      addFigures(node, isClosed)
      return span
    }
    let width = 0
    for (const child of node.children) width += addColumns(child)
    if (hasSubtotals) width += addTotal(node)
    cell.colSpan = width
    return width
  }

  function addTotal(node: CrossNode): number {
    head[node.depth]?.push({
      node,
      isTotal: true,
      canClose: false,
      isClosed: false,
      colSpan: span,
      rowSpan: depth - node.depth,
    })
    addFigures(node, true)
    return span
  }

  if (depth === 0) addFigures(trees.columns, false)
  else {
    for (const child of trees.columns.children) addColumns(child)
    if (hasTotals) addTotal(trees.columns)
  }

  const rows: CrossRow[] = []
  const by = view.sort
  const sorted = (node: CrossNode) => {
    const index = by ? cube.measures.findIndex(({ key }) => key === by.measure) : -1
    if (!by || index === -1) return node.children
    const figure = (one: CrossNode) => trees.valuesOf(one, trees.columns)?.[index] ?? null
    return node.children.toSorted((one, other) => order(figure(one), figure(other), by.direction))
  }
  function addRows(node: CrossNode) {
    for (const child of sorted(node)) {
      const canClose = child.children.length > 0
      const isClosed = canClose && view.closedRows.has(nodeKey(child))
      rows.push({ node: child, isTotal: false, canClose, isClosed })
      if (canClose && !isClosed) addRows(child)
    }
  }
  addRows(trees.rows)
  if (hasTotals || cube.rows.length === 0)
    rows.push({ node: trees.rows, isTotal: true, canClose: false, isClosed: false })

  return {
    cube,
    head,
    columns,
    rows,
    valueAt: (row, column) => trees.valuesOf(row.node, column.node)?.[column.measure] ?? null,
  }
}

/** Nothing is last, in both directions. */
function order(one: CubeValue, other: CubeValue, direction: 'asc' | 'desc'): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  const way = direction === 'desc' ? -1 : 1
  return (
    way * (typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1)
  )
}

/** The measure of a column. */
export const measureOfColumn = ({ cube }: CrossTable, { measure }: CrossColumn): CubeMeasure | undefined =>
  cube.measures[measure]
