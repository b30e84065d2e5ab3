import { Button, Input } from '@arco-design/web-react'
import { writingApi } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import styles from '../Editor.module.css'

interface VariablePanelProps {
  editor: Editor
  variables: Record<string, string>
  onVariables: (variables: Record<string, string>) => void
}

/** 变量: inserts chips, and the form with the values of those in the text. */
export function VariablePanel({ editor, variables, onVariables }: VariablePanelProps) {
  const { t } = useText(NAMESPACE)
  const { data, isError, refetch } = writingApi.endpoints.listVariableOptions.useQuery({ pageSize: 200 })
  const used = useUsedVariables(editor)
  if (isError) return <FailedState onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />

  const known = new Map(data.list.map((variable) => [variable.code, variable]))
  return (
    <div className={styles.panel}>
      <h2 className={styles.subtitle}>{t('variable.insert')}</h2>
      {data.list.length === 0 && <EmptyState title={t('variable.none')} />}
      <div className={styles.tags}>
        {data.list.map(({ id, code, name }) => (
          <Button
            key={id}
            size="mini"
            onClick={() => editor.chain().focus().insertContent({ type: 'variable', attrs: { code, name } }).run()}
          >
            {name}
          </Button>
        ))}
      </div>
      <h2 className={styles.subtitle}>{t('variable.fill')}</h2>
      {used.length === 0 && <p className={styles.note}>{t('variable.unused')}</p>}
      {used.map(({ code, name }) => {
        const variable = known.get(code)
        const isSystem = variable?.id.startsWith('system.') === true
        const value = variables[code] ?? (isSystem ? '' : variable?.value) ?? ''
        return (
          <label key={code} className={styles.field}>
            {name}
            <Input
              size="small"
              maxLength={2000}
              placeholder={isSystem ? variable.value : t('variable.missing')}
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
