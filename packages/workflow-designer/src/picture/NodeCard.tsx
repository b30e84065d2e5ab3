import { useText } from '@sqos/i18n/react'
import type { FlowNode } from '@sqos/workflow-model'
import { nameOfNode } from '@sqos/workflow-model'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './NodeCard.module.css'
import { NodeIcon } from './NodeIcon.tsx'

/** State of a node in a running or finished task, or how it differs from another version. */
export type NodeState = 'past' | 'current' | 'rejected' | 'waiting' | 'added' | 'removed' | 'changed' | 'moved'

export interface NodeCardProps {
  node: FlowNode
  /** What the node does, in one or two lines. */
  summary: string
  /** Shown instead of an empty summary. */
  hint?: string | undefined
  state?: NodeState | undefined
  mark?: ReactNode
  buttonRef?: Ref<HTMLButtonElement> | undefined
  buttonProps?: (ButtonHTMLAttributes<HTMLButtonElement> & Readonly<Record<`data-${string}`, unknown>>) | undefined
}

/** A node as a card: kind, title and what it does. */
export function NodeCard({ node, summary, hint, state, mark, buttonRef, buttonProps }: NodeCardProps) {
  const { t } = useText('workflowModel')
  const title = nameOfNode(node, t)
  return (
    <div className={styles.card} data-kind={node.type} data-state={state}>
      <button ref={buttonRef} type="button" className={styles.face} data-node-id={node.nodeId} {...buttonProps}>
        <span className={styles.head}>
          <NodeIcon type={node.type} />
          <span className={styles.title} title={title}>
            {title}
          </span>
        </span>
        <span className={styles.body} data-empty={summary === '' || undefined} title={summary}>
          {summary === '' ? hint : summary}
        </span>
      </button>
      {mark}
    </div>
  )
}
