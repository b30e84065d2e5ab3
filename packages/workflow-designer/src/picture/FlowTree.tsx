import { useText } from '@sqos/i18n/react'
import { blockOf, branchesOf, type FlowNode } from '@sqos/workflow-model'
import { memo } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './FlowTree.module.css'
import { LoopArrows } from './LoopArrows.tsx'
import { PartsProvider, type PictureParts, usePictureParts } from './parts.ts'

export interface FlowTreeProps {
  root: FlowNode
  parts: PictureParts
}

/** The vertical tree of a flow, as nested lists. Unchanged nodes do not render again. */
export function FlowTree({ root, parts }: FlowTreeProps) {
  const { t } = useText(NAMESPACE)
  return (
    <PartsProvider value={parts}>
      <div className={styles.tree}>
        <LoopArrows root={root} />
        <Chain first={root} />
        <div className={styles.end}>
          <span className={styles.dot} aria-hidden="true" />
          {t('picture.end')}
        </div>
      </div>
    </PartsProvider>
  )
}

function Chain({ first }: { first: FlowNode }) {
  const nodes: FlowNode[] = []
  for (let node: FlowNode | null | undefined = first; node; node = node.childNode) nodes.push(node)
  return (
    <ol className={styles.chain}>
      {nodes.map((node) => (
        <Step key={node.nodeId} node={node} />
      ))}
    </ol>
  )
}

/** A change further down gives all nodes above it a new identity: only what a step shows counts. */
const isSameStep = ({ node: a }: { node: FlowNode }, { node: b }: { node: FlowNode }) =>
  a === b ||
  (a.nodeId === b.nodeId &&
    a.type === b.type &&
    a.properties === b.properties &&
    a.conditionNodes === b.conditionNodes &&
    a.conditionType === b.conditionType)

const Step = memo(function Step({ node }: { node: FlowNode }) {
  const { Card, Line } = usePictureParts()
  const hasCard = node.type !== 'empty'
  return (
    <li className={styles.step}>
      {hasCard && <Card node={node} />}
      {hasCard && node.type !== 'loop' && <Line after={node.nodeId} isBehindBlock={false} />}
      {blockOf(node) && (
        <>
          <Block owner={node} />
          <Line after={node.nodeId} isBehindBlock />
        </>
      )}
    </li>
  )
}, isSameStep)

function Block({ owner }: { owner: FlowNode }) {
  const { BlockHead } = usePictureParts()
  const { t } = useText(NAMESPACE)
  const kind = blockOf(owner) ?? 'condition'
  return (
    <div className={styles.block} data-kind={kind}>
      <BlockHead owner={owner} />
      <ul className={styles.branches} aria-label={t(`block.${kind}`)}>
        {branchesOf(owner).map((branch) => (
          <li key={branch.nodeId} className={styles.branch} data-loops={endsWithLoop(branch) || undefined}>
            <span className={styles.spine} aria-hidden="true" />
            <Chain first={branch} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whether a branch goes back instead of on behind its block. */
function endsWithLoop(branch: FlowNode): boolean {
  let last = branch
  while (last.childNode) last = last.childNode
  return last.type === 'loop'
}
