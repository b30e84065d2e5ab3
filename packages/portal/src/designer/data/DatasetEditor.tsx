import { useText } from '@sqos/i18n/react'
import { useMemo } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import type { DatasetDefinition } from '../../document/dataset.ts'
import { textOf } from '../../document/json.ts'
import { type DesignServices, DesignProvider } from '../design-context.ts'
import { createPortalDesign } from '../designer-store.ts'
import styles from '../Designer.module.css'
import { NoteRow, SelectRow } from '../rows.tsx'
import { InterfaceRow } from './DataEditor.tsx'
import { DataPreview } from './DataPreview.tsx'
import { ModelData } from './ModelData.tsx'

export interface DatasetEditorProps {
  services: DesignServices
  value: DatasetDefinition | undefined
  onChange: (value: DatasetDefinition) => void
  /** Whether the user may write statements. */
  hasSql?: boolean | undefined
}

const NONE: DatasetDefinition = {}

/** A dataset of its own: a model with groups and measures or its records, a data interface, or SQL; with its first rows. */
export function DatasetEditor({ services, value = NONE, onChange, hasSql = false }: DatasetEditorProps) {
  const { t } = useText(NAMESPACE)
  const context = useMemo(() => ({ design: createPortalDesign(''), services, isArranging: false }), [services])
  const kind = value.kind ?? 'model'
  const isRecords = kind === 'model' && value.measures === undefined && (value.groupBy ?? []).length === 0
  const sources = ['model', 'interface', ...(hasSql || kind === 'sql' ? ['sql'] : [])]

  function chooseKind(next: string) {
    if (next === kind) return
    if (next === 'sql') onChange({ kind: 'sql', statement: '' })
    else if (next === 'interface') onChange({ kind: 'interface', interfaceId: '' })
    else onChange({ kind: 'model', modelId: '', filters: [], ...SUMMARY, measures: [firstMeasure()] })
  }

  function chooseShape(next: string) {
    const { modelId = '', filters = [] } = value
    onChange(
      next === 'records'
        ? { kind: 'model', modelId, filters, fields: [], limit: 1000 }
        : { kind: 'model', modelId, filters, ...SUMMARY, measures: [firstMeasure()] },
    )
  }

  const firstMeasure = () => ({ test: 'count' as const, as: 'm1', title: t('measure.count') })
  return (
    <DesignProvider value={context}>
      <div className={styles.entry}>
        <SelectRow
          label={t('source.label')}
          value={kind}
          options={sources.map((one) => ({ value: one, label: t(`source.${one}`) }))}
          onChange={chooseKind}
        />
        {kind === 'model' && (
          <>
            <SelectRow
              label={t('data.shape')}
              value={isRecords ? 'records' : 'figures'}
              options={['figures', 'records'].map((one) => ({ value: one, label: t(`data.shapes.${one}`) }))}
              onChange={chooseShape}
            />
            <ModelData need={isRecords ? 'records' : 'figures'} value={value} onChange={onChange} />
          </>
        )}
        {kind === 'interface' && <InterfaceRow value={value} onChange={onChange} />}
        {kind === 'sql' && (
          <NoteRow
            label={t('data.statement')}
            help={t('data.statementHelp')}
            value={textOf(value.statement)}
            onChange={(statement) => onChange({ ...value, statement })}
          />
        )}
        {isReady(value) && <DataPreview definition={value} />}
      </div>
    </DesignProvider>
  )
}

const SUMMARY = { groupBy: [] }

/** Whether the definition can be asked for its rows. */
function isReady({ kind = 'model', modelId, fields, measures, interfaceId, statement }: DatasetDefinition): boolean {
  if (kind === 'sql') return textOf(statement).trim() !== ''
  if (kind === 'interface') return Boolean(interfaceId)
  return Boolean(modelId) && ((fields?.length ?? 0) > 0 || (measures?.length ?? 0) > 0)
}
