import { Empty, Modal } from '@arco-design/web-react'
import { describeDocumentProblem, type Problem } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { useDesignerStore } from '../store/use-designer.ts'
import styles from './FormDesigner.module.css'

/** The list of problems, each with a link to its component. */
export function FormProblems({ problems, onClose }: { problems: readonly Problem[]; onClose: () => void }) {
  const store = useDesignerStore()

  function goTo({ pointer }: Problem) {
    const { form } = store.getState()
    const owner = form.all.findLast(({ key }) => pointer === key || pointer.startsWith(`${key}/`))
    store.select(owner ? [owner.key] : [])
    onClose()
  }

  return <ProblemsDialog problems={problems} onChoose={goTo} onClose={onClose} />
}

interface ProblemsDialogProps {
  problems: readonly Problem[]
  /** Selects the component of a problem. */
  onChoose: (problem: Problem) => void
  onClose: () => void
}

/** Problems of a document. */
export function ProblemsDialog({ problems, onChoose, onClose }: ProblemsDialogProps) {
  const { t } = useText(NAMESPACE)
  const { t: say } = useText('formModel')
  return (
    <Modal
      visible
      title={t('problems.title')}
      style={{ inlineSize: 'min(560px, calc(100vw - 32px))' }}
      footer={null}
      onCancel={onClose}
    >
      {problems.length === 0 ? (
        <Empty description={t('problems.none')} />
      ) : (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={`${problem.pointer} ${problem.code} ${problem.place.join()}`}>
              <button
                type="button"
                className={styles.problem}
                data-severity={problem.severity}
                onClick={() => onChoose(problem)}
              >
                <span>{describeDocumentProblem(problem, say)}</span>
                <span className={styles.place}>
                  {t(`problems.${problem.severity}`)} · {problem.place.join(' › ') || t('problems.form')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}
