import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../../catalogue.ts'
import type { DatasetDefinition } from '../../document/dataset.ts'
import { textOf } from '../../document/json.ts'
import type { DataNeed } from '../../kinds/kind.ts'
import { definitionOf } from '../../view/portal-store.ts'
import { useDesign } from '../design-context.ts'
import styles from '../Designer.module.css'
import { SelectRow } from '../rows.tsx'
import { useChoices } from '../use-choices.ts'
import { DataPreview } from './DataPreview.tsx'
import { ModelData } from './ModelData.tsx'

interface DataEditorProps {
  label: string
  need: DataNeed
  isOptional?: boolean
  value: unknown
  onChange: (value: DatasetDefinition | undefined) => void
}

/** 数据: where it comes from, how it is grouped, what is counted, which records; with the result. */
export function DataEditor({ label, need, isOptional = false, value, onChange }: DataEditorProps) {
  const { t } = useText(NAMESPACE)
  const definition = definitionOf(value)
  const source = definition === undefined ? '' : definition.datasetId ? 'dataset' : (definition.kind ?? 'model')
  const sources = ['model', 'dataset', 'interface'].map((one) => ({ value: one, label: t(`source.${one}`) }))

  function choose(next: string) {
    if (next === source) return
    if (next === 'model') onChange({ kind: 'model', ...emptyModel(need, t('measure.count')) })
    else if (next === 'dataset') onChange({ datasetId: '' })
    else if (next === 'interface') onChange({ kind: 'interface', interfaceId: '' })
    else onChange(undefined)
  }

  return (
    <fieldset className={styles.entry}>
      <legend>{label}</legend>
      <SelectRow
        label={t('source.label')}
        value={source}
        options={source === 'sql' ? [...sources, { value: 'sql', label: t('source.sql') }] : sources}
        isOptional={isOptional}
        onChange={choose}
      />
      {source === 'model' && definition && <ModelData need={need} value={definition} onChange={onChange} />}
      {(source === 'dataset' || definition?.datasetId === '') && definition && (
        <DatasetRow value={definition} onChange={onChange} />
      )}
      {source === 'interface' && definition && <InterfaceRow value={definition} onChange={onChange} />}
      {definition && isReady(definition) && <DataPreview definition={definition} />}
    </fieldset>
  )
}

interface RowProps {
  value: DatasetDefinition
  onChange: (value: DatasetDefinition) => void
}

function DatasetRow({ value, onChange }: RowProps) {
  const { t } = useText(NAMESPACE)
  const { services } = useDesign()
  const { options, error } = useChoices(services.datasets)
  return (
    <SelectRow
      label={t('source.dataset')}
      value={textOf(value.datasetId)}
      options={options}
      help={error}
      onChange={(datasetId) => onChange({ datasetId })}
    />
  )
}

/** Chooses a data interface. */
export function InterfaceRow({ value, onChange }: RowProps) {
  const { t } = useText(NAMESPACE)
  const { services } = useDesign()
  const { options, error } = useChoices(services.interfaces)
  return (
    <SelectRow
      label={t('source.interface')}
      value={textOf(value.interfaceId)}
      options={options}
      help={error}
      onChange={(interfaceId) => onChange({ kind: 'interface', interfaceId })}
    />
  )
}

/** A model's dataset before the model is chosen. */
function emptyModel(need: DataNeed, count: string): DatasetDefinition {
  if (need === 'records') return { modelId: '', fields: [], filters: [], limit: 100 }
  return { modelId: '', groupBy: [], measures: [{ test: 'count', as: 'm1', title: count }], filters: [] }
}

/** Whether a definition can be asked for its data. */
function isReady({ datasetId, kind, modelId, interfaceId, fields, measures }: DatasetDefinition): boolean {
  if (datasetId) return true
  if (kind === 'interface') return Boolean(interfaceId)
  if (kind === 'model') return Boolean(modelId) && ((fields?.length ?? 0) > 0 || (measures?.length ?? 0) > 0)
  return kind === 'sql'
}
