import { Modal } from '@arco-design/web-react'
import { describeDocumentProblem, type Problem, readForm } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { useDesignerStore } from '../store/use-designer.ts'
import styles from './FormDesigner.module.css'

/** Problems that leave no document to go on with. */
const FATAL: ReadonlySet<string> = new Set([
  'notJson',
  'tooLarge',
  'tooDeep',
  'tooMany',
  'forbiddenKey',
  'notAnObject',
  'notAList',
])

/** The document as text, to read, to copy and to change; keys that nobody knows stay as they are. */
export function JsonDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const { t: say } = useText('formModel')
  const store = useDesignerStore()
  const [text, setText] = useState(() => JSON.stringify(store.getState().form.document, null, 2))
  const [fault, setFault] = useState<Problem>()

  function apply() {
    const { problems, document } = readForm(text)
    const fatal = problems.find(({ code, pointer }) => FATAL.has(code) && (pointer === '' || pointer === '/fields'))
    if (fatal) return setFault(fatal)
    store.replace(document)
    onClose()
  }

  return (
    <Modal
      visible
      title={t('json.title')}
      style={{ inlineSize: 'min(900px, calc(100vw - 32px))' }}
      okText={t('json.apply')}
      cancelText={t('json.cancel')}
      onOk={apply}
      onCancel={onClose}
    >
      <textarea
        className={styles.json}
        aria-label={t('json.title')}
        aria-invalid={fault !== undefined}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setFault(undefined)
        }}
      />
      {fault && (
        <p className={styles.fault} role="alert">
          {describeDocumentProblem(fault, say)}
        </p>
      )}
    </Modal>
  )
}
