import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { IconCopy, IconDelete, IconExclamation, IconLeft, IconPlus, IconRight } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { blockOf, branchesOf, type FlowNode, nameOfNode } from '@sqos/workflow-model'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { NodeCard } from '../picture/NodeCard.tsx'
import cardStyles from '../picture/NodeCard.module.css'
import type { PictureParts } from '../picture/parts.ts'
import { useFlow, useFlowStore } from '../store/use-flow.ts'
import { useCardFact, useCards } from './card-facts.ts'
import styles from './edit-parts.module.css'

/** The parts of a tree that is edited. */
export const EDIT_PARTS: PictureParts = { Card: EditCard, Line: EditLine, BlockHead: EditHead }

function EditCard({ node }: { node: FlowNode }) {
  const { t } = useText(NAMESPACE)
  const store = useFlowStore()
  const { nodeId } = node
  const summary = useCardFact(({ summaryOf }) => summaryOf(node))
  const problemCount = useCardFact(({ problemsOf }) => problemsOf(nodeId).length)
  const hasError = useCardFact(({ problemsOf }) => problemsOf(nodeId).some(({ level }) => level === 'error'))
  const isFound = useCardFact((facts) => facts.isFound(nodeId))
  const isSelected = useFlow((state) => state.selected === nodeId)
  const isEntry = useFlow((state) => (state.selected ?? state.root.nodeId) === nodeId)
  const isStart = useFlow((state) => state.root.nodeId === nodeId)
  const ref = useRef<HTMLButtonElement>(null)
  const isDragged = useDragged(ref, nodeId, !isStart)

  return (
    <div className={styles.holder} data-selected={isSelected || undefined}>
      <NodeCard
        node={node}
        summary={summary}
        hint={t(`card.unset`)}
        buttonRef={ref}
        mark={
          problemCount > 0 && (
            <span className={cardStyles['mark']} data-level={hasError ? 'error' : 'warning'}>
              <IconExclamation aria-hidden="true" />
              <span className={styles.said}>{t('card.problems', { count: problemCount })}</span>
            </span>
          )
        }
        buttonProps={{
          tabIndex: isEntry ? 0 : -1,
          'aria-pressed': isSelected,
          'data-selected': isSelected ? '' : undefined,
          'data-found': isFound ? '' : undefined,
          'data-dragged': isDragged ? '' : undefined,
          onFocus: () => store.select(nodeId),
          onClick: ({ detail }) => {
            store.open(nodeId)
            if (detail === 0) focusSettings()
          },
        }}
      />
      {!isStart && <CardTools node={node} />}
    </div>
  )
}

/** By keyboard the focus goes on into the settings. */
function focusSettings() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-panel-body] input')?.focus())
}

/** Actions on a card, for the mouse. The keyboard has keys for them. */
function CardTools({ node }: { node: FlowNode }) {
  const { t } = useText(NAMESPACE)
  const { t: say } = useText('workflowModel')
  const store = useFlowStore()
  const title = nameOfNode(node, say)
  const isBranch = node.type === 'condition' && node.properties['isDefault'] !== true

  function tool(name: string, icon: ReactNode, act: () => void) {
    const label = t(`tool.${name}`, { title })
    return (
      <button type="button" tabIndex={-1} aria-label={label} title={label} onClick={act}>
        {icon}
      </button>
    )
  }

  function nudge(direction: 'left' | 'right') {
    store.select(node.nodeId)
    store.nudge(direction)
  }

  return (
    <span className={styles.tools}>
      {isBranch && tool('left', <IconLeft />, () => nudge('left'))}
      {isBranch && tool('right', <IconRight />, () => nudge('right'))}
      {tool('duplicate', <IconCopy />, () => store.duplicate(node.nodeId))}
      {tool('remove', <IconDelete />, () => store.remove(node.nodeId))}
    </span>
  )
}

function EditLine({ after, isBehindBlock }: { after: string; isBehindBlock: boolean }) {
  const { t } = useText(NAMESPACE)
  const { openMenu } = useCards()
  const isSelected = useFlow((state) => state.selected === after)
  const ref = useRef<HTMLDivElement>(null)
  const isTarget = useDropPlace(ref, { after, isBehindBlock })
  return (
    <div ref={ref} className={styles.line} data-target={isTarget || undefined}>
      <button
        type="button"
        className={styles.add}
        data-add-after={after}
        data-behind={isBehindBlock || undefined}
        aria-label={t(isBehindBlock ? 'add.behind' : 'add.here')}
        title={t(isBehindBlock ? 'add.behind' : 'add.here')}
        aria-haspopup="menu"
        tabIndex={isSelected ? 0 : -1}
        onClick={(event) => openMenu({ after, isBehindBlock }, event.currentTarget)}
      >
        <IconPlus />
      </button>
    </div>
  )
}

function EditHead({ owner }: { owner: FlowNode }) {
  const { t } = useText(NAMESPACE)
  const store = useFlowStore()
  const kind = blockOf(owner) ?? 'condition'
  const number = branchesOf(owner).length + (kind === 'interflow' || kind === 'choose' ? 1 : 0)
  return (
    <button
      type="button"
      className={styles.head}
      data-kind={kind}
      tabIndex={-1}
      onClick={() => store.addBranch(owner.nodeId, t(`title.${kind}`, { number }))}
    >
      <IconPlus aria-hidden="true" /> {t(`addBranch.${kind}`)}
    </button>
  )
}

/** Makes a card draggable. */
function useDragged(ref: { current: HTMLElement | null }, nodeId: string, isOn: boolean): boolean {
  const [isDragged, setIsDragged] = useState(false)
  useEffect(
    function makeDraggable() {
      const element = ref.current
      if (!element || !isOn) return
      return draggable({
        element,
        getInitialData: () => ({ flowNode: nodeId }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      })
    },
    [ref, nodeId, isOn],
  )
  return isDragged
}

/** Makes a line a place where a dragged card can be put. */
function useDropPlace(
  ref: { current: HTMLElement | null },
  { after, isBehindBlock }: { after: string; isBehindBlock: boolean },
) {
  const store = useFlowStore()
  const [isTarget, setIsTarget] = useState(false)
  useEffect(
    function acceptCards() {
      const element = ref.current
      if (!element) return
      return dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data['flowNode'] === 'string' && source.data['flowNode'] !== after,
        onDragEnter: () => setIsTarget(true),
        onDragLeave: () => setIsTarget(false),
        onDrop: ({ source }) => {
          setIsTarget(false)
          const { flowNode } = source.data
          if (typeof flowNode === 'string') store.move(flowNode, { after, isBehindBlock })
        },
      })
    },
    [ref, store, after, isBehindBlock],
  )
  return isTarget
}
