import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { pinyinFor } from '../choice/pinyin-for.ts'
import type { MatchPinyin } from '../choice/match-name.ts'
import type { RegionNode } from '../services/widget-services.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { isSamePath, type ChosenRegion, type RegionPath } from './region-path.ts'
import { RegionColumn } from './RegionColumn.tsx'
import styles from './RegionTree.module.css'

export interface RegionTreeProps {
  id: string
  /** The deepest level: 0 province, 1 city, 2 district, 3 street. */
  level: number
  multiple: boolean
  paths: readonly RegionPath[]
  /** The initially open branch. Default: the path of the choice. */
  openPath?: readonly ChosenRegion[] | undefined
  onChoose: (regions: ChosenRegion[]) => void
}

/** The node above the provinces. */
const ROOT = '-1'

/** Regions by level, one column each. A click, Enter or Space chooses a leaf. */
export function RegionTree({ id, level, multiple, paths, openPath, onChoose }: RegionTreeProps) {
  const { t } = useWidgetText()
  const shown = paths.at(-1)
  // The names of initially open branches are read from their columns.
  const [open, setOpen] = useState<readonly ChosenRegion[]>(
    () => openPath ?? (shown ?? []).slice(0, -1).map((one) => ({ id: one, fullName: '' })),
  )
  const [active, setActive] = useState<string | undefined>(openPath ? undefined : shown?.at(-1))
  const focusWanted = useRef<number | undefined>(open.length)
  const tree = useRef<HTMLDivElement>(null)
  const matchPinyin = useRef<MatchPinyin>(undefined)

  useEffect(function loadDictionary() {
    void pinyinFor('a').then((match) => (matchPinyin.current = match))
  }, [])

  const openIds = open.map((one) => one.id)
  const columns = [ROOT, ...openIds].slice(0, level + 1)

  function press(depth: number, { node, isLeaf }: { node: RegionNode; isLeaf: boolean }) {
    const above = open
      .slice(0, depth)
      .map((one) => ({ ...one, fullName: one.fullName || nameIn(tree.current, one.id) }))
    const path = [...above, { id: node.id, fullName: node.fullName }]
    if (isLeaf) return onChoose(path)
    setOpen(path)
    focusWanted.current = depth + 1
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { target } = event
    if (!(target instanceof HTMLElement) || target.role !== 'treeitem') return
    const depth = Number(target.dataset['depth'])
    const items = [...(target.parentElement?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])]
    const place = items.indexOf(target)
    const rightToLeft = getComputedStyle(target).direction === 'rtl'
    const moves: Record<string, () => HTMLElement | undefined> = {
      ArrowDown: () => items[place + 1],
      ArrowUp: () => items[place - 1],
      Home: () => items[0],
      End: () => items.at(-1),
      [rightToLeft ? 'ArrowRight' : 'ArrowLeft']: () => itemOf(tree.current, openIds[depth - 1]),
    }
    const move = moves[event.key]
    if (move) move()?.focus()
    else if (event.key === (rightToLeft ? 'ArrowLeft' : 'ArrowRight')) {
      if (!target.dataset['leaf']) target.click()
    } else if (event.key.length === 1 && event.key !== ' ') {
      const rest = [...items.slice(place + 1), ...items.slice(0, place)]
      const letter = event.key.toLowerCase()
      rest
        .find(({ textContent }) => {
          const name = textContent?.toLowerCase() ?? ''
          return name.startsWith(letter) || matchPinyin.current?.(name, letter, 'start') === true
        })
        ?.focus()
    } else return
    event.preventDefault()
  }

  return (
    <div
      ref={tree}
      id={id}
      role="tree"
      tabIndex={-1}
      className={styles.tree}
      aria-label={t('address.tree')}
      aria-multiselectable={multiple || undefined}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => target.role === 'treeitem' && setActive(target.dataset['id'])}
    >
      {columns.map((parentId, depth) => (
        <RegionColumn
          key={parentId}
          parentId={parentId}
          depth={depth}
          isDeepest={depth === level}
          openId={openIds[depth]}
          isChosen={(node) => paths.some((path) => isSamePath(path, [...openIds.slice(0, depth), node.id]))}
          takesFocus={() => {
            const isWanted = focusWanted.current === depth
            if (isWanted) focusWanted.current = undefined
            return isWanted
          }}
          activeId={active}
          onPress={(node, isLeaf) => press(depth, { node, isLeaf })}
        />
      ))}
    </div>
  )
}

const itemOf = (tree: Element | null, id: string | undefined) =>
  [...(tree?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])].find((item) => item.dataset['id'] === id)

const nameIn = (tree: Element | null, id: string) => itemOf(tree, id)?.textContent ?? ''
