import { useText } from '@sqos/i18n/react'
import { findNode, type FlowNode, LOOP_ROUNDS, loopSettings, loopTargets, nameOfNode } from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import { useFlow } from '../store/use-flow.ts'
import { Group, NumberRow, SelectRow } from './rows.tsx'
import styles from './SidePanel.module.css'
import type { SetProperties } from './use-node-editor.ts'

/** Where a flow goes back to, and how often. */
export function LoopPanel({ node, onChange }: { node: FlowNode; onChange: SetProperties }) {
  const { t } = useText(NAMESPACE)
  const { t: say } = useText('workflowModel')
  const root = useFlow((state) => state.root)
  const { nodeId, maxRounds } = loopSettings(node.properties)
  const targets = loopTargets(root, node.nodeId)
  // A target that is not possible any more stays visible; the problems name it.
  const shown = nodeId === '' || targets.includes(nodeId) ? targets : [...targets, nodeId]
  const nameOf = (id: string) => {
    const target = findNode(root, id)
    return target ? nameOfNode(target, say) : id
  }
  return (
    <Group title={t('loop.title')}>
      <SelectRow
        label={t('loop.target')}
        required
        value={nodeId}
        options={shown.map((id) => ({ value: id, label: nameOf(id) }))}
        onChange={(id) => onChange({ nodeId: id })}
      />
      <NumberRow
        label={t('loop.rounds')}
        value={maxRounds}
        min={LOOP_ROUNDS.min}
        max={LOOP_ROUNDS.max}
        onChange={(next) => onChange({ maxRounds: next }, 'rounds')}
      />
      <p className={styles.note}>{t('loop.note')}</p>
    </Group>
  )
}
