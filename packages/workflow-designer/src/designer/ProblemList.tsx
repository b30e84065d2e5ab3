import { useText } from '@sqos/i18n/react'
import { describeFlowProblem, findNode, type FlowProblem, nameOfNode } from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import { useFlow } from '../store/use-flow.ts'
import styles from './FlowDesigner.module.css'

/** Problems with their nodes; a click goes to the node. */
export function ProblemList({ problems, onGo }: { problems: readonly FlowProblem[]; onGo: (nodeId: string) => void }) {
  const { t } = useText(NAMESPACE)
  const { t: say } = useText('workflowModel')
  const root = useFlow((state) => state.root)
  if (problems.length === 0) return <p className={styles.nothing}>{t('problems.none')}</p>
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => {
        const node = findNode(root, problem.nodeId)
        return (
          <li key={`${problem.nodeId} ${problem.code} ${JSON.stringify(problem.params)}`}>
            <button type="button" data-level={problem.level} onClick={() => onGo(problem.nodeId)}>
              <span>{describeFlowProblem(problem, say)}</span>
              <small>
                {t(`problems.${problem.level}`)} · {node ? nameOfNode(node, say) : problem.nodeId}
              </small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
