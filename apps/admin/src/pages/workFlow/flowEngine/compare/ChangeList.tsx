import { useText } from '@sqos/i18n/react'
import { useNames } from '@sqos/workflow-designer/picture'
import { describeChange, type FlowNode, nameOfNode, type NodeChange, nodesOf, titleOf } from '@sqos/workflow-model'
import { useMemo } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './CompareDialog.module.css'

interface ChangeListProps {
  roots: { before: FlowNode; after: FlowNode }
  changes: readonly NodeChange[]
  isFormChanged: boolean
}

/** The changes of a design in words. */
export function ChangeList({ roots, changes, isFormChanged }: ChangeListProps) {
  const { t } = useText(NAMESPACE)
  const { t: say } = useText('workflowModel')
  const { t: stateOf } = useText('workflowDesigner')
  const [former, present] = [useNames(roots.before), useNames(roots.after)]
  const titles = useMemo(
    () => new Map([...nodesOf(roots.before), ...nodesOf(roots.after)].map((node) => [node.nodeId, titleOf(node)])),
    [roots],
  )
  const wording = {
    t: say,
    nameOf: (...asked: Parameters<typeof present>) => present(...asked) ?? former(...asked),
    titleOfNode: (id: string) => titles.get(id),
  }
  return (
    <section>
      <h2 className={styles.heading}>{t('compare.changes')}</h2>
      {changes.length === 0 && <p className={styles.note}>{t('compare.same')}</p>}
      {isFormChanged && <p className={styles.note}>{t('compare.formChanged')}</p>}
      <ul className={styles.changes}>
        {changes.map((change) => {
          const { nodeId, kind, before, after } = change
          const node = after ?? before
          return (
            <li key={nodeId} data-kind={kind}>
              <strong>
                {t('compare.node', { name: node ? nameOfNode(node, say) : nodeId, kind: stateOf(`state.${kind}`) })}
              </strong>
              <ul>
                {describeChange(change, wording).map((setting) => (
                  <li key={setting.label}>{t('compare.change', { ...setting })}</li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
