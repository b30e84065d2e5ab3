import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { BUCKETS, CHARTS, type DataBlock, type ReportBlock, type ReportSource } from '@sqos/report-model'
import { NAMESPACE } from '../catalogue.ts'
import { Conditions } from './Conditions.tsx'
import styles from './Designer.module.css'
import type { SourceField } from './design-services.ts'
import { FieldList } from './FieldList.tsx'
import { FilterSettings, wordKey, wordOf } from './FilterSettings.tsx'
import { measureName, MeasureSettings } from './MeasureSettings.tsx'
import { canPlace, changeField, placeField, removeField, zonesOf, type Zone } from './place-field.ts'
import { fieldOptions, NoteRow, SelectRow, SwitchRow, TextRow } from './rows.tsx'
import { ZoneEntries, type ZoneEntry } from './ZoneEntries.tsx'

interface BlockPropertiesProps {
  block: ReportBlock
  sources: readonly ReportSource[]
  fields: readonly SourceField[]
  onChange: (block: ReportBlock, merge?: string) => void
}

/** The settings of a block. */
export function BlockProperties({ block, sources, fields, onChange }: BlockPropertiesProps) {
  const { t } = useText(NAMESPACE)
  if (block.kind === 'break') return <p className={styles.hint}>{t('design.breakHint')}</p>
  const title = (
    <TextRow
      label={t('design.title')}
      value={block.title}
      onChange={(text) => onChange({ ...block, title: text }, `title ${block.id}`)}
    />
  )
  if (block.kind === 'text') {
    return (
      <>
        {title}
        <NoteRow
          label={t('design.text')}
          value={block.text}
          onChange={(text) => onChange({ ...block, text }, `text ${block.id}`)}
        />
      </>
    )
  }
  const canFilter = fields.some((one) => one.canFilter) || block.filters.length > 0
  return (
    <>
      <FieldList fields={fields} />
      {title}
      <SelectRow
        label={t('design.source')}
        value={block.source}
        options={sources.map(({ id, title: label }) => ({ value: id, label }))}
        onChange={(id) => onChange({ ...block, source: id })}
      />
      {block.kind === 'chart' && (
        <SelectRow
          label={t('design.chart')}
          value={block.chart}
          options={CHARTS.map((chart) => ({ value: chart, label: t(`chartKind.${chart}`) }))}
          onChange={(next) => onChange({ ...block, chart: CHARTS.find((chart) => chart === next) ?? 'bar' })}
        />
      )}
      {ZONES[block.kind].map((zone) => (
        <BlockZone key={zone} zone={zone} block={block} fields={fields} onChange={onChange} />
      ))}
      {canFilter && <BlockZone zone="filters" block={block} fields={fields} onChange={onChange} />}
      {block.kind === 'cross' && (
        <SwitchRow
          label={t('design.hasSubtotals')}
          value={block.hasSubtotals}
          onChange={(hasSubtotals) => onChange({ ...block, hasSubtotals })}
        />
      )}
      {block.kind === 'chart' ? (
        <SwitchRow
          label={t('design.isStacked')}
          value={block.isStacked}
          onChange={(isStacked) => onChange({ ...block, isStacked })}
        />
      ) : (
        <SwitchRow
          label={t('design.hasTotals')}
          value={block.hasTotals}
          onChange={(hasTotals) => onChange({ ...block, hasTotals })}
        />
      )}
      {block.kind === 'cross' && (
        <Conditions
          value={block.conditions}
          measures={block.measures}
          onChange={(conditions) => onChange({ ...block, conditions }, `conditions ${block.id}`)}
        />
      )}
    </>
  )
}

/** The zones of the kinds, from above, before the conditions. */
const ZONES: Readonly<Record<DataBlock['kind'], readonly Zone[]>> = {
  cross: ['rows', 'columns', 'measures'],
  list: ['fields', 'groups', 'measures'],
  chart: ['by', 'series', 'measure'],
}

interface BlockZoneProps {
  zone: Zone
  block: DataBlock
  fields: readonly SourceField[]
  onChange: (block: DataBlock, merge?: string) => void
}

/** The fields in one zone of a block. */
function BlockZone({ zone, block, fields, onChange }: BlockZoneProps) {
  const { t } = useText(NAMESPACE)
  const entries = useEntries({ zone, block, fields, onChange })
  const offered = fields.filter(({ field }) => canPlace(block, { field }, zone))

  function addCount() {
    if (block.kind === 'chart') return
    let number = block.measures.length + 1
    while (block.measures.some(({ key }) => key === `m${number}`)) number++
    onChange({ ...block, measures: [...block.measures, { key: `m${number}`, test: 'count' }] })
  }

  return (
    <ZoneEntries
      zone={zone}
      label={t(`design.${zone}`)}
      entries={entries}
      options={fieldOptions(offered)}
      canTake={(cargo) => canPlace(block, cargo, zone)}
      onPlace={(cargo, to) => {
        const next = placeField(block, cargo, { to, fields })
        if (next !== block) onChange(next)
      }}
      onRemove={(at) => onChange(removeField(block, at))}
      extra={
        zone === 'measures' ? (
          <Button type="text" size="mini" icon={<IconPlus />} onClick={addCount}>
            {t('design.addCount')}
          </Button>
        ) : undefined
      }
    />
  )
}

/** The entries of a zone with their controls. */
function useEntries({ zone, block, fields, onChange }: BlockZoneProps): ZoneEntry[] {
  const { t } = useText(NAMESPACE)
  const zones = zonesOf(block)
  const fieldOf = (name: string) => fields.find((one) => one.field === name)
  const nameOf = (name: string, title?: string) => title || (fieldOf(name)?.label ?? name)
  if (zone === 'fields') return (zones.fields ?? []).map((field) => ({ id: field, field, name: nameOf(field) }))
  if (zone === 'measures' || zone === 'measure') {
    const list = zones[zone] ?? []
    return list.map((measure, index) => ({
      id: measure.key,
      field: measure.field ?? '',
      name: measureName(measure, fields, t),
      settings: (
        <MeasureSettings
          measure={measure}
          fields={fields}
          others={list.filter((one) => one !== measure && one.test !== 'ratio')}
          onChange={(next) => onChange(changeField(block, { zone, index }, next), `measure ${block.id} ${measure.key}`)}
        />
      ),
    }))
  }
  if (zone === 'filters') {
    const list = zones.filters ?? []
    return list.map((filter, index) => ({
      id: `${filter.field} ${list.slice(0, index).filter(({ field }) => field === filter.field).length}`,
      field: filter.field,
      name: `${nameOf(filter.field)} ${t(wordKey(wordOf(filter)))}`,
      settings: (
        <FilterSettings
          filter={filter}
          type={fieldOf(filter.field)?.type ?? 'text'}
          onChange={(next) => onChange(changeField(block, { zone, index }, next), `filter ${block.id} ${index}`)}
        />
      ),
    }))
  }
  return (zones[zone] ?? []).map((key, index) => {
    const hasPeriod = zone !== 'groups' && (fieldOf(key.field)?.type === 'moment' || key.bucket !== undefined)
    const name = nameOf(key.field, key.title)
    return {
      id: key.field,
      field: key.field,
      name: key.bucket ? `${name} · ${t(`bucket.${key.bucket}`)}` : name,
      ...(hasPeriod && {
        settings: (
          <div className={styles.settings}>
            <SelectRow
              label={t('design.bucketOf', { field: nameOf(key.field) })}
              value={key.bucket ?? ''}
              isOptional
              options={BUCKETS.map((bucket) => ({ value: bucket, label: t(`bucket.${bucket}`) }))}
              onChange={(next) => {
                const bucket = BUCKETS.find((one) => one === next)
                const { bucket: _old, ...rest } = key
                onChange(changeField(block, { zone, index }, { ...rest, ...(bucket && { bucket }) }))
              }}
            />
          </div>
        ),
      }),
    }
  })
}
