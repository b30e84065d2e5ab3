import { IconCheck, IconRight } from '@arco-design/web-react/icon'
import { useEffect, useRef } from 'react'
import { announce } from '../base/announce.ts'
import { failureText } from '../options/use-options.ts'
import type { RegionNode } from '../services/widget-services.ts'
import { useAnswer } from '../services/use-answer.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './RegionTree.module.css'

export interface RegionColumnProps {
  parentId: string
  /** From 0. */
  depth: number
  /** On the deepest level everything is a leaf. */
  isDeepest: boolean
  /** The branch whose children are in the next column. */
  openId: string | undefined
  isChosen: (node: RegionNode) => boolean
  /** Whether the column takes the focus when its entries are loaded. */
  takesFocus: () => boolean
  /** The node with the tab stop. */
  activeId: string | undefined
  onPress: (node: RegionNode, isLeaf: boolean) => void
}

/** One level of the tree: the regions below a node. Loaded when it is first opened. */
export function RegionColumn(props: RegionColumnProps) {
  const { parentId, depth, openId, isChosen, takesFocus, activeId, onPress } = props
  const { t } = useWidgetText()
  const list = useRef<HTMLDivElement>(null)
  const answer = useAnswer({
    key: `regions ${parentId}`,
    ask: async (services, signal) => readNodes(await services.regions(parentId, { signal })),
  })
  const nodes = answer.status === 'ready' ? answer.data : []
  const tabStop = activeId ?? (depth === 0 ? nodes[0]?.id : undefined)

  useEffect(function takeFocus() {
    if (answer.status === 'loading' || !takesFocus()) return
    const current = list.current?.querySelector<HTMLElement>('[aria-expanded="true"], [aria-selected="true"]')
    const item = current ?? list.current?.querySelector<HTMLElement>('[role="treeitem"]')
    item?.focus()
  })

  return (
    <div
      ref={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has a frame and cannot scroll in every browser
      role="group"
      className={styles.column}
      aria-label={t('address.level', { level: depth + 1 })}
      aria-busy={answer.status === 'loading' || undefined}
    >
      {nodes.map((node, index) => {
        const isLeaf = node.isLeaf || props.isDeepest
        const chosen = isLeaf && isChosen(node)
        return (
          <div
            key={node.id}
            role="treeitem"
            className={styles.node}
            tabIndex={node.id === tabStop ? 0 : -1}
            data-depth={depth}
            data-id={node.id}
            data-leaf={isLeaf || undefined}
            aria-level={depth + 1}
            aria-posinset={index + 1}
            aria-setsize={nodes.length}
            aria-expanded={isLeaf ? undefined : node.id === openId}
            aria-selected={isLeaf ? chosen : undefined}
            onClick={() => onPress(node, isLeaf)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              onPress(node, isLeaf)
            }}
          >
            <span className={styles.name}>{node.fullName}</span>
            {chosen && <IconCheck aria-hidden />}
            {!isLeaf && <IconRight aria-hidden />}
          </div>
        )
      })}
      {answer.status === 'loading' && <StateItem depth={depth} text={t('address.loading')} />}
      {answer.status === 'ready' && nodes.length === 0 && <StateItem depth={depth} text={t('address.empty')} />}
      {answer.status === 'failed' && (
        <StateItem
          depth={depth}
          text={failureText(answer.error, t, 'address.failed')}
          action={t('retry')}
          onPress={answer.retry}
        />
      )}
    </div>
  )
}

interface StateItemProps {
  depth: number
  text: string
  /** The action of a click. */
  action?: string
  onPress?: () => void
}

/**
 * The message of an empty or failed level. It is a tree item, because trees contain only items; a click loads again.
 */
function StateItem({ depth, text, action, onPress }: StateItemProps) {
  useEffect(
    function tell() {
      announce(text)
    },
    [text],
  )
  return (
    <div
      role="treeitem"
      className={styles.state}
      tabIndex={depth === 0 ? 0 : -1}
      data-depth={depth}
      data-leaf
      aria-level={depth + 1}
      aria-selected={false}
      aria-disabled={onPress ? undefined : true}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onPress?.()
      }}
    >
      {text} {action && <span className={styles.retry}>{action}</span>}
    </div>
  )
}

/** Reads regions; skips nodes without id or name and invalid responses. */
function readNodes(answer: unknown): readonly RegionNode[] {
  const nodes: readonly unknown[] = Array.isArray(answer) ? answer : []
  return nodes.flatMap((node): RegionNode[] => {
    if (typeof node !== 'object' || node === null || !('id' in node) || !('fullName' in node)) return []
    const isLeaf = 'isLeaf' in node && node.isLeaf === true
    return [{ id: String(node.id), fullName: String(node.fullName), isLeaf }]
  })
}
