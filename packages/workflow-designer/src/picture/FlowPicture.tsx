import { useText } from '@sqos/i18n/react'
import { type ChangeKind, describeNode, type FlowNode, nodesOf, parseFlow, titleOf } from '@sqos/workflow-model'
import { createContext, useContext, useEffect, useEffectEvent, useMemo } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './FlowPicture.module.css'
import { FlowTree } from './FlowTree.tsx'
import { BlockLabel, PlainLine } from './plain-parts.tsx'
import { Minimap } from './Minimap.tsx'
import { NodeCard, type NodeState } from './NodeCard.tsx'
import type { PictureParts } from './parts.ts'
import { useNames } from './use-names.ts'
import { useViewport } from './use-viewport.ts'
import { Viewport } from './Viewport.tsx'
import { ZoomTools } from './ZoomTools.tsx'

/** What is known about a node of a task. */
export interface PictureNode {
  state: NodeState
  /** The people of the node, in place of the rule that finds them. */
  people?: string | undefined
}

export interface FlowPictureProps {
  /** `flowTemplateJson`, as text or as an object. */
  flow: unknown
  /** By node id. Without it the picture shows the design only. */
  states?: Readonly<Record<string, PictureNode>> | undefined
  /** How nodes differ from another version, by node id; other nodes have no state. In place of `states`. */
  changes?: Readonly<Record<string, ChangeKind>> | undefined
  /** The node that is described beside the picture. */
  selected?: string | undefined
  /** Called with the node that was clicked. Without it cards cannot be clicked. */
  onSelect?: ((nodeId: string) => void) | undefined
}

/** From this number of nodes on, a small map is shown. */
export const LARGE = 24

const STATES: readonly NodeState[] = ['past', 'current', 'rejected', 'waiting', 'added', 'removed', 'changed', 'moved']

interface Shown extends Pick<FlowPictureProps, 'states' | 'changes' | 'selected' | 'onSelect'> {
  summaryOf: (node: FlowNode) => string
}

const ShownContext = createContext<Shown>({ summaryOf: () => '' })

const PARTS: PictureParts = { Card: ReadCard, Line: PlainLine, BlockHead: BlockLabel }

/** A flow to look at, with the state of each node. Fills the height of its parent. */
export function FlowPicture({ flow, states, changes, selected, onSelect }: FlowPictureProps) {
  const { t } = useText(NAMESPACE)
  const { t: say } = useText('workflowModel')
  const root = useMemo(() => parseFlow(flow).root, [flow])
  const nodes = useMemo(() => nodesOf(root), [root])
  const nameOf = useNames(root)
  const view = useViewport()
  const shown = useMemo((): Shown => {
    const titles = new Map(nodes.map((node) => [node.nodeId, titleOf(node)]))
    const wording = { t: say, nameOf, titleOfNode: (id: string) => titles.get(id) }
    return { states, changes, selected, onSelect, summaryOf: (node) => describeNode(node, wording) }
  }, [nodes, states, changes, selected, onSelect, nameOf, say])
  const revealSelected = useEffectEvent(() => {
    if (selected !== undefined) view.reveal(selected)
  })

  useEffect(function beginAtTheSelectedNode() {
    // The viewport takes its first position in a frame that was asked for before.
    const frame = requestAnimationFrame(() => revealSelected())
    return () => cancelAnimationFrame(frame)
  }, [])

  const present = new Set([...Object.values(states ?? {}).map(({ state }) => state), ...Object.values(changes ?? {})])
  const legend = STATES.filter((state) => present.has(state))

  return (
    <div className={styles.picture}>
      <div className={styles.bar}>
        <ul className={styles.legend}>
          {legend.map((state) => (
            <li key={state} data-state={state}>
              {t(`state.${state}`)}
            </li>
          ))}
        </ul>
        <ZoomTools view={view} />
      </div>
      <ShownContext.Provider value={shown}>
        <Viewport
          view={view}
          label={t('picture.label')}
          isStill={onSelect === undefined}
          overlay={nodes.length >= LARGE && <Minimap view={view} root={root} />}
        >
          <FlowTree root={root} parts={PARTS} />
        </Viewport>
      </ShownContext.Provider>
    </div>
  )
}

function ReadCard({ node }: { node: FlowNode }) {
  const { t } = useText(NAMESPACE)
  const { states, changes, selected, onSelect, summaryOf } = useContext(ShownContext)
  const known = states?.[node.nodeId]
  const change = changes?.[node.nodeId]
  const state = change ?? (states && (known?.state ?? 'waiting'))
  const isDrawn = state !== undefined && (node.type !== 'condition' || change !== undefined)
  return (
    <NodeCard
      node={node}
      summary={known?.people ?? summaryOf(node)}
      hint={t('card.nobody')}
      state={isDrawn ? state : undefined}
      mark={isDrawn && <span className={styles.said}>{t(`state.${state}`)}</span>}
      buttonProps={{
        disabled: onSelect === undefined,
        onClick: () => onSelect?.(node.nodeId),
        'aria-pressed': onSelect && selected === node.nodeId,
        'data-selected': selected === node.nodeId ? '' : undefined,
      }}
    />
  )
}
