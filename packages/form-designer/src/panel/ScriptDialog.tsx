import { Modal } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { confirmAction } from '@sqos/ui-kit'
import type { CodeEditorHandle } from '@sqos/ui-kit/code-editor'
import { useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Panel.module.css'
import { LIST_BUTTON, type ScriptField } from './script-completion.ts'
import { ScriptEditor } from './ScriptEditor.tsx'

interface ScriptDialogProps {
  event: string
  /** The fields that the script can name. */
  fields: readonly ScriptField[]
  /** The current function, or a template. */
  source: string
  onClose: () => void
  onSave: (source: string) => void
}

/** 表单脚本: fields to insert at the start, the function at the end. */
export function ScriptDialog({ event, fields, source, onClose, onSave }: ScriptDialogProps) {
  const { t } = useText(NAMESPACE)
  const [begun] = useState(source)
  const [text, setText] = useState(begun)
  const editor = useRef<CodeEditorHandle>(null)

  /** Asks before it discards what was typed. */
  async function close() {
    const question = {
      title: t('script.discard.title'),
      text: t('script.discard.text'),
      confirmText: t('script.discard.confirm'),
      cancelText: t('script.discard.keep'),
      danger: true,
    }
    if (text === begun || (await confirmAction(question))) onClose()
  }

  return (
    <Modal
      visible
      title={`${t('script.title')} ${event === LIST_BUTTON ? '' : event}`}
      style={{ inlineSize: 'min(1100px, calc(100vw - 32px))' }}
      okText={t('script.save')}
      cancelText={t('script.cancel')}
      onOk={() => onSave(text.trim())}
      maskClosable={false}
      onCancel={() => void close()}
    >
      <div className={styles.script}>
        <ul className={styles.fields} aria-label={t('script.fields')}>
          {fields.map(({ path, label }) => (
            <li key={path}>
              <button type="button" className={styles.fieldButton} onClick={() => editor.current?.insert(path)}>
                {label} <code>{path}</code>
              </button>
            </li>
          ))}
        </ul>
        <ScriptEditor event={event} fields={fields} value={text} onChange={setText} handle={editor} />
      </div>
    </Modal>
  )
}
