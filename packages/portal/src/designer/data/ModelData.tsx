import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import { FieldItem, SelectField } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { useMemo } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import {
  BUCKETS,
  type DatasetDefinition,
  type DatasetGroup,
  type DatasetMeasure,
  MEASURES,
} from '../../document/dataset.ts'
import { textOf } from '../../document/json.ts'
import type { DataNeed } from '../../kinds/kind.ts'
import { useLoaded } from '../../view/use-loaded.ts'
import { type ModelField, useDesign } from '../design-context.ts'
import styles from '../Designer.module.css'
import { NumberRow, SelectRow } from '../rows.tsx'
import { useChoices } from '../use-choices.ts'
import { FilterRows } from './FilterRows.tsx'

interface ModelDataProps {
  need: DataNeed
  value: DatasetDefinition
  onChange: (value: DatasetDefinition) => void
}

const NO_FIELDS: readonly ModelField[] = []
const optionsOf = (fields: readonly ModelField[]) => fields.map(({ field, label }) => ({ value: field, label }))

/** Data of a model: its groups and figures, or its records; and which records. */
export function ModelData({ need, value, onChange }: ModelDataProps) {
  const { t } = useText(NAMESPACE)
  const { services } = useDesign()
  const modelId = textOf(value.modelId)
  const models = useChoices(services.models)
  const load = useMemo(() => (modelId ? () => services.fields(modelId) : undefined), [services, modelId])
  const fields = useLoaded(load, 0).data ?? NO_FIELDS
  const set = (change: Partial<DatasetDefinition>) => onChange({ ...value, ...change })

  function chooseModel(next: string) {
    if (next === modelId) return
    const { measures = [] } = value
    set({
      modelId: next,
      fields: [],
      filters: [],
      groupBy: [],
      sort: [],
      measures: measures.filter(({ field }) => !field),
    })
  }

  return (
    <>
      <SelectRow
        label={t('source.model')}
        value={modelId}
        options={models.options}
        help={models.error}
        onChange={chooseModel}
      />
      {fields.length > 0 && (
        <>
          {need === 'records' ? (
            <RecordRows fields={fields} value={value} onChange={set} />
          ) : (
            <FigureRows need={need} fields={fields} value={value} onChange={set} />
          )}
          <FilterRows fields={fields} value={value.filters ?? []} onChange={(filters) => set({ filters })} />
        </>
      )}
    </>
  )
}

interface PartialProps {
  fields: readonly ModelField[]
  value: DatasetDefinition
  onChange: (change: Partial<DatasetDefinition>) => void
}

function RecordRows({ fields, value, onChange }: PartialProps) {
  const { t } = useText(NAMESPACE)
  const [sort] = value.sort ?? []
  return (
    <>
      <FieldItem label={t('data.fields')} help={t('data.fieldsHelp')}>
        <SelectField
          multiple
          searchable
          value={[...(value.fields ?? [])]}
          options={optionsOf(fields)}
          onChange={(chosen) => onChange({ fields: chosen.map(String) })}
        />
      </FieldItem>
      <SelectRow
        label={t('data.sort')}
        value={sort?.by ?? ''}
        options={optionsOf(fields)}
        isOptional
        onChange={(by) => onChange({ sort: by ? [{ by, direction: sort?.direction ?? 'desc' }] : [] })}
      />
      {sort && (
        <SelectRow
          label={t('data.direction')}
          value={sort.direction ?? 'asc'}
          options={['asc', 'desc'].map((one) => ({ value: one, label: t(`data.${one}`) }))}
          onChange={(direction) => onChange({ sort: [{ ...sort, direction: direction === 'asc' ? 'asc' : 'desc' }] })}
        />
      )}
    </>
  )
}

function FigureRows({ need, fields, value, onChange }: PartialProps & { need: DataNeed }) {
  const { t } = useText(NAMESPACE)
  const { groupBy = [], measures = [], limit } = value
  const maxMeasures = need === 'figure' ? 1 : need === 'points' ? 2 : 5
  const maxGroups = need === 'figure' ? 0 : need === 'points' ? 1 : 2
  const putGroup = (index: number, group: DatasetGroup | undefined) =>
    onChange({
      groupBy: group
        ? [...groupBy.slice(0, index), group, ...groupBy.slice(index + 1)]
        : groupBy.filter((_one, at) => at !== index),
    })
  const putMeasure = (index: number, measure: DatasetMeasure) =>
    onChange({ measures: measures.map((one, at) => (at === index ? measure : one)) })

  return (
    <>
      {Array.from({ length: Math.min(maxGroups, groupBy.length + 1) }, (_none, index) => (
        <GroupRow
          // oxlint-disable-next-line react/no-array-index-key -- the first and the second group
          key={index}
          label={t(index === 0 ? 'data.group' : 'data.series')}
          fields={fields}
          value={groupBy[index]}
          onChange={(group) => putGroup(index, group)}
        />
      ))}
      {measures.map((measure, index) => (
        <MeasureRow
          key={measure.as}
          fields={fields}
          value={measure}
          onChange={(next) => putMeasure(index, next)}
          onRemove={
            measures.length > 1 ? () => onChange({ measures: measures.filter((one) => one !== measure) }) : undefined
          }
        />
      ))}
      {measures.length < maxMeasures && (
        <Button
          type="text"
          size="mini"
          icon={<IconPlus />}
          onClick={() =>
            onChange({ measures: [...measures, { test: 'count', as: freeKey(measures), title: t('measure.count') }] })
          }
        >
          {t('data.addMeasure')}
        </Button>
      )}
      {maxGroups > 0 && (
        <NumberRow
          label={t('data.limit')}
          value={limit}
          min={1}
          max={5000}
          onChange={(next) => onChange({ limit: next })}
        />
      )}
    </>
  )
}

function freeKey(measures: readonly DatasetMeasure[]): string {
  const taken = new Set(measures.map(({ as }) => as))
  const number = [1, 2, 3, 4, 5, 6].find((one) => !taken.has(`m${one}`)) ?? measures.length + 1
  return `m${number}`
}

interface GroupRowProps {
  label: string
  fields: readonly ModelField[]
  value: DatasetGroup | undefined
  onChange: (value: DatasetGroup | undefined) => void
}

function GroupRow({ label, fields, value, onChange }: GroupRowProps) {
  const { t } = useText(NAMESPACE)
  const isDate = (field: string) => fields.find((one) => one.field === field)?.type === 'moment'
  return (
    <>
      <SelectRow
        label={label}
        value={value?.field ?? ''}
        options={optionsOf(fields)}
        isOptional
        onChange={(field) =>
          onChange(field ? { field, ...(isDate(field) && { bucket: 'month' as const }) } : undefined)
        }
      />
      {value && isDate(value.field) && (
        <SelectRow
          label={t('data.bucket')}
          value={value.bucket ?? 'month'}
          options={BUCKETS.map((bucket) => ({ value: bucket, label: t(`bucket.${bucket}`) }))}
          onChange={(next) => onChange({ ...value, bucket: BUCKETS.find((bucket) => bucket === next) })}
        />
      )}
    </>
  )
}

interface MeasureRowProps {
  fields: readonly ModelField[]
  value: DatasetMeasure
  onChange: (value: DatasetMeasure) => void
  onRemove: (() => void) | undefined
}

function MeasureRow({ fields, value, onChange, onRemove }: MeasureRowProps) {
  const { t } = useText(NAMESPACE)
  const numbers = fields.filter(({ type }) => value.test === 'countDistinct' || type === 'number')
  const change = (next: Pick<DatasetMeasure, 'test' | 'field'>) => {
    const label = fields.find(({ field }) => field === next.field)?.label
    const measure = t(`measure.${next.test}`)
    onChange({ ...value, ...next, title: label ? t('measure.of', { field: label, measure }) : measure })
  }
  return (
    <div className={styles.measure}>
      <SelectRow
        label={t('data.measure')}
        value={value.test}
        options={MEASURES.map((test) => ({ value: test, label: t(`measure.${test}`) }))}
        onChange={(next) => {
          const test = MEASURES.find((one) => one === next) ?? 'count'
          change({ test, field: test === 'count' ? undefined : (value.field ?? numbers[0]?.field) })
        }}
      />
      {value.test !== 'count' && (
        <SelectRow
          label={t('data.measureField')}
          value={value.field ?? ''}
          options={optionsOf(numbers)}
          onChange={(field) => change({ test: value.test, field })}
        />
      )}
      {onRemove && (
        <Button type="text" size="mini" onClick={onRemove}>
          {t('data.removeMeasure')}
        </Button>
      )}
    </div>
  )
}
