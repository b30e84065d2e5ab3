import { findNode, type FlowNode, loopSettings, nodesOf } from '@sqos/workflow-model'
import { useEffect, useRef, useState } from 'react'
import styles from './LoopArrows.module.css'

/** Distance between a card and the vertical line of an arrow, and between two arrows, in px. */
const LANE = 22
const LANE_STEP = 9
/** Radius of the corners. */
const CORNER = 8

interface Arrow {
  id: string
  path: string
}

/** The arrows from the loop nodes of a flow back to the nodes at which the flow goes on. Drawn behind the cards. */
export function LoopArrows({ root }: { root: FlowNode }) {
  const svg = useRef<SVGSVGElement>(null)
  const [arrows, setArrows] = useState<readonly Arrow[]>([])

  useEffect(
    function drawBesideCards() {
      const tree = svg.current?.parentElement
      const loops = loopsOf(root)
      if (!tree || loops.length === 0) return
      const draw = () => setArrows(arrowsIn(tree, loops))
      // Called at once, and again when a card has become higher.
      const observer = new ResizeObserver(draw)
      observer.observe(tree)
      return () => {
        observer.disconnect()
        setArrows([])
      }
    },
    [root],
  )

  return (
    <svg ref={svg} className={styles.arrows} aria-hidden="true">
      <defs>
        <marker id="flow-loop-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0 8 4 0 8Z" className={styles.head} />
        </marker>
      </defs>
      {arrows.map(({ id, path }) => (
        <path key={id} d={path} className={styles.line} data-loop={id} markerEnd="url(#flow-loop-head)" />
      ))}
    </svg>
  )
}

interface Loop {
  id: string
  target: string
}

/** The loops of a flow whose targets exist. */
const loopsOf = (root: FlowNode): readonly Loop[] =>
  nodesOf(root)
    .filter(({ type }) => type === 'loop')
    .map((node) => ({ id: node.nodeId, target: loopSettings(node.properties).nodeId }))
    .filter(({ target }) => findNode(root, target) !== undefined)

interface Box {
  left: number
  right: number
  top: number
  bottom: number
  middle: number
}

/** Arrows along the cards between a loop and its target, on the side to which the branch of the loop lies. */
function arrowsIn(tree: HTMLElement, loops: readonly Loop[]): readonly Arrow[] {
  const origin = tree.getBoundingClientRect()
  const scale = origin.width / tree.offsetWidth || 1
  const boxes = new Map<string, Box>()
  for (const card of tree.querySelectorAll<HTMLElement>('[data-node-id]')) {
    const { left, right, top, bottom } = card.getBoundingClientRect()
    const [x, y] = [(value: number) => (value - origin.left) / scale, (value: number) => (value - origin.top) / scale]
    boxes.set(card.dataset['nodeId'] ?? '', {
      left: x(left),
      right: x(right),
      top: y(top),
      bottom: y(bottom),
      middle: y((top + bottom) / 2),
    })
  }
  return loops.flatMap(({ id, target }, index) => {
    const [from, to] = [boxes.get(id), boxes.get(target)]
    if (!from || !to) return []
    const between = [...boxes.values()].filter(({ top, bottom }) => bottom > to.top && top < from.bottom)
    const isLeft = from.left + from.right < to.left + to.right
    const gap = LANE + index * LANE_STEP
    const lane = isLeft
      ? Math.min(...between.map(({ left }) => left)) - gap
      : Math.max(...between.map(({ right }) => right)) + gap
    const [start, end] = isLeft ? [from.left, to.left - 2] : [from.right, to.right + 2]
    const turn = isLeft ? CORNER : -CORNER
    const path = [
      `M${start} ${from.middle}`,
      `H${lane + turn}`,
      `Q${lane} ${from.middle} ${lane} ${from.middle - CORNER}`,
      `V${to.middle + CORNER}`,
      `Q${lane} ${to.middle} ${lane + turn} ${to.middle}`,
      `H${end}`,
    ].join(' ')
    return [{ id, path }]
  })
}
