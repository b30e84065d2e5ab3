import { useState } from 'react'
import { useWidgetServices } from '../services/services-context.ts'
import type { ChoiceNode } from './choice-node.ts'
import type { ChoiceSource } from './choice-source.ts'
import { useChoiceText } from './choice-text.ts'
import styles from './RecentChoices.module.css'
import { useNames } from './use-names.ts'

interface RecentChoicesProps {
  source: ChoiceSource
  isChosen: (id: string) => boolean
  onPress: (node: ChoiceNode) => void
}

/** Recent choices that are offered. */
const OFFERED = 6

/** Recent choices of the user, to choose again with one click. Null if the host stores none. */
export function RecentChoices({ source, isChosen, onPress }: RecentChoicesProps) {
  const t = useChoiceText()
  const services = useWidgetServices()
  const [ids] = useState(() =>
    (source.isLimited ? [] : (services.recentChoices?.(source.kind) ?? [])).slice(0, OFFERED),
  )
  const { nodeOf } = useNames(source, ids)
  const nodes = ids.flatMap((id) => nodeOf(id) ?? []).filter(({ isChoosable }) => isChoosable)
  if (nodes.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of buttons is none of the tags it offers
    <div role="group" className={styles.recent} aria-label={t('recent')}>
      <span aria-hidden>{t('recent')}</span>
      {nodes.map((node) => (
        <button
          key={node.id}
          type="button"
          className={styles.one}
          aria-pressed={isChosen(node.id)}
          onClick={() => onPress(node)}
        >
          {node.name}
        </button>
      ))}
    </div>
  )
}
