import { Button } from '@arco-design/web-react'
import { useReadWritingDocxMutation, writingApi } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { RichTextContext, type UploadPicture } from '@sqos/rich-text'
import { DocumentEditor, sanitizeDocument } from '@sqos/rich-text/editor'
import { confirmAction } from '@sqos/ui-kit'
import { ImportButton } from '@sqos/ui-kit/import'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from '../editor/Editor.module.css'
import { FieldVariables } from '../editor/record/FieldVariables.tsx'
import type { RecordPage } from '../editor/record/record-page.ts'
import { useRichTextTexts } from '../editor/use-rich-text-text.ts'
import { ModulePicker } from '../editor/panel/ModulePicker.tsx'

export interface TemplateContentProps {
  /** The document as JSON text; empty for a new template. */
  content: string
  uploadPicture?: UploadPicture | undefined
  /** Pages whose fields can be variables of the template. */
  recordPages?: readonly RecordPage[] | undefined
  /** After each change; `read` returns the document as JSON text. */
  onChange: (read: () => string) => void
}

/** The content of a template: the editor, variables, modules, and import from Word. */
export function TemplateContent({ content, uploadPicture, recordPages, onChange }: TemplateContentProps) {
  const { t } = useText(NAMESPACE)
  const [editor, setEditor] = useState<Editor>()
  const [isPicking, setPicking] = useState(false)
  const [readDocx, { isLoading }] = useReadWritingDocxMutation()
  const variables = writingApi.endpoints.listVariableOptions.useQuery({ pageSize: 200 })
  const texts = useRichTextTexts()

  async function take(file: File) {
    if (!editor) return
    if (!editor.isEmpty && !(await confirmAction({ text: t('template.replaceAsk') }))) return
    const { data } = await readDocx({ body: { file } })
    if (data) editor.commands.setContent(sanitizeDocument(data.html))
  }

  const insert = (code: string, name: string) =>
    void editor?.chain().focus().insertContent({ type: 'variable', attrs: { code, name } }).run()

  return (
    <RichTextContext.Provider value={texts}>
      <div className={styles.templateContent}>
        <div className={styles.tags}>
          <ImportButton accept=".docx" busy={isLoading} onFile={(file) => void take(file)}>
            {t('template.importWord')}
          </ImportButton>
          {variables.data?.list.map(({ id, code, name }) => (
            <Button key={id} size="mini" onClick={() => insert(code, name)}>
              {name}
            </Button>
          ))}
          {recordPages && recordPages.length > 0 && <FieldVariables pages={recordPages} onInsert={insert} />}
        </div>
        <div className={styles.templateText}>
          <DocumentEditor
            content={content === '' ? '' : JSON.parse(content)}
            label={t('editor.text')}
            uploadPicture={uploadPicture}
            onReady={setEditor}
            onChange={(current) => onChange(() => JSON.stringify(current.getJSON()))}
            onSlash={() => setPicking(true)}
          />
        </div>
        {editor && isPicking && (
          <ModulePicker
            editor={editor}
            onClose={(isChosen) => {
              setPicking(false)
              if (!isChosen) editor.chain().focus().insertContent('/').run()
            }}
          />
        )}
      </div>
    </RichTextContext.Provider>
  )
}
