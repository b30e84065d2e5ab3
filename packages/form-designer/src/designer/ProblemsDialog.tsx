import { Empty, Modal } from '@arco-design/web-react'
import { describeDocumentProblem, type Problem } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { useDesignerStore } from '../store/use-designer.ts'
import styles from './FormDesigner.module.css'

/** What is wrong, each with the way to it. */
export function ProblemsDialog({ problems, onClose }: { problems: readonly Problem[]; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const { t: say } = useText('formModel')
  const store = useDesignerStore()

  function goTo({ pointer }: Problem) {
    const { form } = store.getState()
    const owner = form.all.findLast(({ key }) => pointer === key || pointer.startsWith(`${key}/`))
    store.select(owner ? [owner.key] : [])
    onClose()
  }

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
                onClick={() => goTo(problem)}
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
