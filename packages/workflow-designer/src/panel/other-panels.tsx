import { useText } from '@sqos/i18n/react'
import {
  blockOf,
  conditionSettings,
  COPY_KEYS,
  copySettings,
  type FlowNode,
  timerSettings,
  visitOf,
} from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import { useFlow } from '../store/use-flow.ts'
import { ConditionEditor } from './ConditionEditor.tsx'
import { ConditionFormula } from './ConditionFormula.tsx'
import { MembersEditor } from './MembersEditor.tsx'
import { Group, NumberRow, SwitchRow } from './rows.tsx'
import styles from './SidePanel.module.css'
import type { SetProperties } from './use-node-editor.ts'

interface PanelProps {
  node: FlowNode
  onChange: SetProperties
}

/** When a branch is taken. */
export function ConditionPanel({ node, onChange }: PanelProps) {
  const { t } = useText(NAMESPACE)
  const { isDefault, priority } = conditionSettings(node.properties)
  const isChosen = useFlow(({ root }) => {
    const owner = visitOf(root, node.nodeId)?.parent
    return owner !== undefined && blockOf(owner) === 'choose'
  })

  /** A branch with conditions of its own is not the default any more. */
  function change(changed: FlowNode['properties'], merge?: string) {
    const { conditions, formula } = changed
    const hasOwn = [conditions, formula].some((part) => Array.isArray(part) && part.length > 0)
    onChange({ ...changed, ...(hasOwn && { isDefault: false }) }, merge)
  }

  if (isChosen) return <p className={styles.note}>{t('condition.chosen')}</p>

  return (
    <>
      <p className={styles.note}>
        {isDefault ? t('condition.isDefault') : t('condition.priority', { number: priority + 1 })}
      </p>
      <ConditionEditor node={node} onChange={change} />
      <ConditionFormula node={node} onChange={change} />
    </>
  )
}

const UNITS = [
  ['day', 365],
  ['hour', 23],
  ['minute', 59],
  ['second', 59],
] as const

/** How long the flow waits. */
export function TimerPanel({ node, onChange }: PanelProps) {
  const { t } = useText(NAMESPACE)
  const timer = timerSettings(node.properties)
  return (
    <Group title={t('timer.title')}>
      <div className={styles.times}>
        {UNITS.map(([unit, max]) => (
          <NumberRow
            key={unit}
            label={t(`timer.${unit}`)}
            value={timer[unit]}
            min={0}
            max={max}
            onChange={(next) => onChange({ [unit]: next }, unit)}
          />
        ))}
      </div>
      <p className={styles.note}>{t('timer.note')}</p>
    </Group>
  )
}

/** Who receives a copy. */
export function CopyPanel({ node, onChange }: PanelProps) {
  const { t } = useText(NAMESPACE)
  const { isInitiatorCopy } = copySettings(node.properties)
  return (
    <Group title={t('copy.title')}>
      <MembersEditor node={node} keys={COPY_KEYS} onChange={onChange} />
      <SwitchRow
        label={t('copy.initiator')}
        value={isInitiatorCopy}
        onChange={(next) => onChange({ isInitiatorCopy: next })}
      />
    </Group>
  )
}
