import { Button, Input } from '@arco-design/web-react'
import { useGetWritingRecordQuery, writingApi } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import styles from '../Editor.module.css'
import type { RecordPage } from '../record/record-page.ts'
import { RecordSection } from '../record/RecordSection.tsx'

interface VariablePanelProps {
  editor: Editor
  articleId: string
  /** Pages whose records the article can be about; empty for none. */
  recordPages: readonly RecordPage[]
  variables: Record<string, string>
  onVariables: (variables: Record<string, string>) => void
}

/** 变量: inserts chips, and the form with the values of those in the text. */
export function VariablePanel(props: VariablePanelProps) {
  const { editor, articleId, recordPages, variables, onVariables } = props
  const { t } = useText(NAMESPACE)
  const { data, isError, refetch } = writingApi.endpoints.listVariableOptions.useQuery({ pageSize: 200 })
  const { data: record } = useGetWritingRecordQuery({ id: articleId })
  const used = useUsedVariables(editor)
  if (isError) return <FailedState onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />

  const insert = (code: string, name: string) =>
    editor.chain().focus().insertContent({ type: 'variable', attrs: { code, name } }).run()
  const fields = record?.variables ?? []
  const known = new Map(data.list.map((variable) => [variable.code, variable]))
  const system = data.list.filter(({ id }) => id.startsWith('system.'))
  /** Values that the server fills in unless others are typed. */
  const filledIn = new Map([...system, ...fields].map(({ code, value }) => [code, value]))
  const byName = new Map(fields.map(({ name, value }) => [name, value]))
  return (
    <div className={styles.panel}>
      <RecordSection articleId={articleId} pages={recordPages} onInsert={insert} />
      <h2 className={styles.subtitle}>{t('variable.insert')}</h2>
      {data.list.length === 0 && <EmptyState title={t('variable.none')} />}
      <div className={styles.tags}>
        {data.list.map(({ code, name }) => (
          <Button key={code} size="mini" onClick={() => insert(code, name)}>
            {name}
          </Button>
        ))}
      </div>
      <h2 className={styles.subtitle}>{t('variable.fill')}</h2>
      {used.length === 0 && <p className={styles.note}>{t('variable.unused')}</p>}
      {used.map(({ code, name }) => {
        const given = filledIn.get(code) ?? byName.get(name)
        const value = variables[code] ?? (given === undefined ? known.get(code)?.value : '') ?? ''
        return (
          <label key={code} className={styles.field}>
            {name}
            <Input
              size="small"
              maxLength={2000}
              placeholder={given || t('variable.missing')}
              value={value}
              onChange={(next) => onVariables({ ...variables, [code]: next })}
            />
          </label>
        )
      })}
    </div>
  )
}

interface UsedVariable {
  code: string
  name: string
}

/** The variables in the text, each once. */
function useUsedVariables(editor: Editor): UsedVariable[] {
  const [used, setUsed] = useState(() => variablesIn(editor))
  useEffect(
    function followText() {
      const follow = () => setUsed(variablesIn(editor))
      editor.on('update', follow)
      return () => {
        editor.off('update', follow)
      }
    },
    [editor],
  )
  return used
}

function variablesIn({ state }: Editor): UsedVariable[] {
  const found = new Map<string, string>()
  state.doc.descendants(({ type, attrs }) => {
    const code: unknown = attrs['code']
    const name: unknown = attrs['name']
    if (type.name === 'variable' && typeof code === 'string' && !found.has(code))
      found.set(code, typeof name === 'string' && name !== '' ? name : code)
  })
  return Array.from(found, ([code, name]) => ({ code, name }))
}
