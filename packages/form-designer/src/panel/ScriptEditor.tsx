import { useText } from '@sqos/i18n/react'
import { CodeEditor, type CodeEditorHandle } from '@sqos/ui-kit/code-editor'
import type { RefObject } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { completionAt, type ScriptField } from './script-completion.ts'
import styles from './ScriptEditor.module.css'

export interface ScriptEditorProps {
  event: string
  fields: readonly ScriptField[]
  value: string
  onChange: (value: string) => void
  handle: RefObject<CodeEditorHandle | null>
}

/** The code editor with the fields and arguments of one event as suggestions. */
export function ScriptEditor({ event, fields, value, onChange, handle }: ScriptEditorProps) {
  const { t } = useText(NAMESPACE)
  return (
    <div className={styles.editor}>
      <CodeEditor
        handle={handle}
        language="javascript"
        label={event}
        description={t('script.hint')}
        complete={({ text, cursor, isAsked }) => completionAt({ text, cursor }, { event, fields, isAsked })}
        value={value}
        onChange={onChange}
      />
      <p className={styles.hint}>{t('script.hint')}</p>
    </div>
  )
}
