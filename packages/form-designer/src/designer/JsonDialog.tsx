import { Modal } from '@arco-design/web-react'
import { convertForm, describeDocumentProblem, type Problem, readForm } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { CodeEditor } from '@sqos/ui-kit/code-editor'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { useDesignerStore } from '../store/use-designer.ts'
import styles from './FormDesigner.module.css'

/** Problems without a usable document. */
const FATAL: ReadonlySet<string> = new Set([
  'notJson',
  'tooLarge',
  'tooDeep',
  'tooMany',
  'forbiddenKey',
  'notAnObject',
  'notAList',
])

/** Reads a document, also of another form generator. Refuses text that is not JSON. */
function readConverted(text: string) {
  const form = readForm(text)
  const document = { ...form.document }
  const converted = convertForm(document)
  return converted === document ? form : readForm(converted)
}

/** The document of the form as text. */
export function FormJson({ onClose }: { onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const store = useDesignerStore()
  return (
    <JsonDialog
      title={t('json.title')}
      document={store.getState().form.document}
      read={readConverted}
      onApply={(document) => store.replace(document)}
      onClose={onClose}
    />
  )
}

interface JsonDialogProps<Document extends object> {
  title: string
  document: Document
  read: (text: string) => { problems: readonly Problem[]; document: Document }
  onApply: (document: Document) => void
  onClose: () => void
}

/** The document as JSON text, to read, copy and edit. Unknown keys are kept. */
export function JsonDialog<Document extends object>(props: JsonDialogProps<Document>) {
  const { title, document, read, onApply, onClose } = props
  const { t } = useText(NAMESPACE)
  const { t: say } = useText('formModel')
  const [text, setText] = useState(() => JSON.stringify(document, null, 2))
  const [fault, setFault] = useState<Problem>()

  function apply() {
    const { problems, document: written } = read(text)
    const fatal = problems.find(({ code, pointer }) => FATAL.has(code) && (pointer === '' || pointer === '/fields'))
    if (fatal) return setFault(fatal)
    onApply(written)
    onClose()
  }

  return (
    <Modal
      visible
      title={title}
      style={{ inlineSize: 'min(900px, calc(100vw - 32px))' }}
      okText={t('json.apply')}
      cancelText={t('json.cancel')}
      onOk={apply}
      onCancel={onClose}
    >
      <CodeEditor
        language="json"
        label={title}
        height="min(560px, 60vh)"
        isInvalid={fault !== undefined}
        value={text}
        onChange={(typed) => {
          setText(typed)
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
