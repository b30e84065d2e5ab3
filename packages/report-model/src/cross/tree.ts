import type { Cube, CubeKey, CubeValue } from '../cube/cube.ts'

/** A group of rows or columns, with the groups in it. The first node of a tree is the total. */
export interface CrossNode {
  /** Number in its tree; 0 is the total. */
  id: number
  depth: number
  value: CubeValue
  path: CubeValue[]
  parent: CrossNode | undefined
  children: CrossNode[]
}

/** The figures of a cube by groups. */
export interface CrossTrees {
  rows: CrossNode
  columns: CrossNode
  valuesOf: (row: CrossNode, column: CrossNode) => readonly CubeValue[] | undefined
}

const pathId = (path: readonly CubeValue[]) => JSON.stringify(path)

/** The trees of a cube are read once. */
const known = new WeakMap<Cube, CrossTrees>()

/** Reads a cube: groups in the order of the cube, those with texts in the order of their texts. */
export function treesOf(cube: Cube): CrossTrees {
  const found = known.get(cube)
  if (found) return found
  const made = grow(cube)
  known.set(cube, made)
  return made
}

function grow(cube: Cube): CrossTrees {
  const rows = growTree()
  const columns = growTree()
  const byCell = new Map<number, readonly CubeValue[]>()
  const STEP = 1_000_000
  // Groups before what is in them: lists of levels need not be sorted.
  for (const cell of cube.cells.toSorted((one, other) => depthOf(one) - depthOf(other))) {
    const r = Number(cell[0])
    const c = Number(cell[1])
    const row = rows.at(cell.slice(2, 2 + r))
    const column = columns.at(cell.slice(2 + r, 2 + r + c))
    byCell.set(row.id * STEP + column.id, cell.slice(2 + r + c))
  }
  sortByTexts(rows.root, cube.rows)
  sortByTexts(columns.root, cube.columns)
  return {
    rows: rows.root,
    columns: columns.root,
    valuesOf: (row, column) => byCell.get(row.id * STEP + column.id),
  }
}

const depthOf = (cell: readonly CubeValue[]) => Number(cell[0]) + Number(cell[1])

function growTree() {
  const root: CrossNode = { id: 0, depth: 0, value: null, path: [], parent: undefined, children: [] }
  const nodes = new Map<string, CrossNode>([[pathId([]), root]])
  function at(path: CubeValue[]): CrossNode {
    const id = pathId(path)
    const found = nodes.get(id)
    if (found) return found
    const parent = at(path.slice(0, -1))
    const node = {
      id: nodes.size,
      depth: path.length,
      value: path.at(-1) ?? null,
      path,
      parent,
      children: [],
    } satisfies CrossNode
    nodes.set(id, node)
    parent.children.push(node)
    return node
  }
  return { root, at }
}

function sortByTexts(node: CrossNode, keys: readonly CubeKey[]) {
  const texts = keys[node.depth]?.texts
  if (texts) {
    const collator = new Intl.Collator('zh', { numeric: true })
    const textOf = ({ value }: CrossNode) => texts[String(value)] ?? String(value)
    // Groups without a value stay last.
    node.children.sort((one, other) => {
      if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null)
      return collator.compare(textOf(one), textOf(other))
    })
  }
  for (const child of node.children) sortByTexts(child, keys)
}
