import { expect, it } from 'vitest'
import { BOX, type ChartNode, layoutChart } from './chart-layout.ts'

const node = (id: string, ...children: ChartNode[]): ChartNode => ({ id, name: id, kind: 'company', children })
const open = () => true

/** Pairs of overlapping boxes. */
function overlaps({ nodes }: ReturnType<typeof layoutChart>) {
  return nodes.flatMap((one, place) =>
    nodes
      .slice(place + 1)
      .filter((other) => Math.abs(one.x - other.x) < BOX.width && Math.abs(one.y - other.y) < BOX.height)
      .map((other) => `${one.node.id}-${other.node.id}`),
  )
}

it('centres a parent above its children', () => {
  const { nodes, width } = layoutChart([node('top', node('a'), node('b'))], open)
  const [top, a, b] = nodes

  expect(top?.x).toBe(((a?.x ?? 0) + (b?.x ?? 0)) / 2)
  expect(width).toBe(2 * BOX.width + 24)
})

it('stacks several leaves', () => {
  const { nodes, width } = layoutChart([node('top', node('a'), node('b'), node('c'))], open)

  expect(new Set(nodes.slice(1).map(({ x }) => x)).size).toBe(1)
  expect(width).toBeLessThan(2 * BOX.width)
})

it('hides descendants of a closed node', () => {
  const { nodes, lines } = layoutChart([node('top', node('a', node('deep')))], ({ id }) => id === 'top')

  expect(nodes.map((one) => one.node.id)).toEqual(['top', 'a'])
  expect(lines.match(/M/g)).toHaveLength(1)
})

it('has no overlapping boxes and stays within its size, for any tree', () => {
  // The same trees in every run.
  let seed = 7
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
  let count = 0
  const grow = (depth: number): ChartNode =>
    node(`n${(count += 1)}`, ...Array.from({ length: depth > 0 ? Math.floor(random() * 6) : 0 }, () => grow(depth - 1)))

  for (let tree = 0; tree < 40; tree += 1) {
    const layout = layoutChart([grow(4), grow(2)], open)
    expect(overlaps(layout)).toEqual([])
    expect(layout.nodes.every(({ x, y }) => x >= 0 && y >= 0)).toBe(true)
    expect(layout.nodes.every(({ x, y }) => x + BOX.width <= layout.width && y + BOX.height <= layout.height)).toBe(
      true,
    )
  }
})

it('lays out 2,000 organisations', () => {
  const departments = (company: number) => Array.from({ length: 49 }, (_, place) => node(`d${company}-${place}`))
  const companies = Array.from({ length: 40 }, (_, place) => node(`c${place}`, ...departments(place)))

  expect(layoutChart([node('top', ...companies)], open).nodes).toHaveLength(2001)
})
