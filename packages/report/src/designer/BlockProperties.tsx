import { Button } from '@arco-design/web-react'
import { IconDelete, IconPlus } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import {
  CHARTS,
  MEASURE_FORMATS,
  MEASURE_TESTS,
  type ReportBlock,
  type ReportMeasure,
  type ReportSource,
} from '@sqos/report-model'
import { NAMESPACE } from '../catalogue.ts'
import { Conditions } from './Conditions.tsx'
import styles from './Designer.module.css'
import type { SourceField } from './design-services.ts'
import { fieldOptions, KeysRow, ManyRow, NoteRow, NumberRow, SelectRow, SwitchRow, TextRow } from './rows.tsx'

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
  const source = (
    <SelectRow
      label={t('design.source')}
      value={block.source}
      options={sources.map(({ id, title: label }) => ({ value: id, label }))}
      onChange={(id) => onChange({ ...block, source: id })}
    />
  )
  switch (block.kind) {
    case 'cross':
      return (
        <>
          {title}
          {source}
          <KeysRow
            label={t('design.rows')}
            value={block.rows}
            fields={fields}
            most={4}
            onChange={(rows) => onChange({ ...block, rows })}
          />
          <KeysRow
            label={t('design.columns')}
            value={block.columns}
            fields={fields}
            most={3}
            onChange={(columns) => onChange({ ...block, columns })}
          />
          <Measures
            value={block.measures}
            fields={fields}
            onChange={(measures) => onChange({ ...block, measures }, `measures ${block.id}`)}
          />
          <SwitchRow
            label={t('design.hasSubtotals')}
            value={block.hasSubtotals}
            onChange={(hasSubtotals) => onChange({ ...block, hasSubtotals })}
          />
          <SwitchRow
            label={t('design.hasTotals')}
            value={block.hasTotals}
            onChange={(hasTotals) => onChange({ ...block, hasTotals })}
          />
          <Conditions
            value={block.conditions}
            measures={block.measures}
            onChange={(conditions) => onChange({ ...block, conditions }, `conditions ${block.id}`)}
          />
        </>
      )
    case 'list':
      return (
        <>
          {title}
          {source}
          <ManyRow
            label={t('design.fields')}
            value={block.fields}
            options={fieldOptions(fields)}
            onChange={(next) => onChange({ ...block, fields: next })}
          />
          <KeysRow
            label={t('design.groups')}
            value={block.groups}
            fields={fields}
            most={4}
            hasBuckets={false}
            onChange={(groups) => onChange({ ...block, groups })}
          />
          <Measures
            value={block.measures}
            fields={fields}
            onChange={(measures) => onChange({ ...block, measures }, `measures ${block.id}`)}
          />
          <SwitchRow
            label={t('design.hasTotals')}
            value={block.hasTotals}
            onChange={(hasTotals) => onChange({ ...block, hasTotals })}
          />
        </>
      )
    case 'chart':
      return (
        <>
          {title}
          {source}
          <SelectRow
            label={t('design.chart')}
            value={block.chart}
            options={CHARTS.map((chart) => ({ value: chart, label: t(`chartKind.${chart}`) }))}
            onChange={(next) => onChange({ ...block, chart: CHARTS.find((chart) => chart === next) ?? 'bar' })}
          />
          <KeysRow
            label={t('design.by')}
            value={block.by.field === '' ? [] : [block.by]}
            fields={fields}
            most={1}
            onChange={([by = { field: '' }]) => onChange({ ...block, by })}
          />
          <KeysRow
            label={t('design.series')}
            value={block.series ? [block.series] : []}
            fields={fields}
            most={1}
            onChange={([series]) => {
              const { series: _old, ...rest } = block
              onChange({ ...rest, ...(series && { series }) })
            }}
          />
          <Measure
            measure={block.measure}
            fields={fields}
            others={[]}
            onChange={(measure) => onChange({ ...block, measure }, `measure ${block.id}`)}
          />
          <SwitchRow
            label={t('design.isStacked')}
            value={block.isStacked}
            onChange={(isStacked) => onChange({ ...block, isStacked })}
          />
        </>
      )
  }
}

interface MeasuresProps {
  value: readonly ReportMeasure[]
  fields: readonly SourceField[]
  onChange: (value: ReportMeasure[]) => void
}

function Measures({ value, fields, onChange }: MeasuresProps) {
  const { t } = useText(NAMESPACE)
  function add() {
    let number = value.length + 1
    while (value.some(({ key }) => key === `m${number}`)) number++
    const first = fields.find(({ type }) => type === 'number')
    onChange([...value, { key: `m${number}`, ...(first ? { test: 'sum', field: first.field } : { test: 'count' }) }])
  }
  return (
    <>
      {value.map((measure) => (
        <fieldset key={measure.key} className={styles.entry}>
          <legend>{t('design.measure', { number: value.indexOf(measure) + 1 })}</legend>
          <Measure
            measure={measure}
            fields={fields}
            others={value.filter((one) => one !== measure && one.test !== 'ratio')}
            onChange={(next) => onChange(value.map((one) => (one === measure ? next : one)))}
          />
          <Button
            type="text"
            size="mini"
            icon={<IconDelete />}
            onClick={() => onChange(value.filter((one) => one !== measure))}
          >
            {t('design.removeMeasure')}
          </Button>
        </fieldset>
      ))}
      <Button type="text" size="mini" icon={<IconPlus />} onClick={add}>
        {t('design.addMeasure')}
      </Button>
    </>
  )
}

interface MeasureProps {
  measure: ReportMeasure
  fields: readonly SourceField[]
  /** Measures that a ratio can divide. */
  others: readonly ReportMeasure[]
  onChange: (measure: ReportMeasure) => void
}

function Measure({ measure, fields, others, onChange }: MeasureProps) {
  const { t } = useText(NAMESPACE)
  const { test } = measure
  const tests = MEASURE_TESTS.filter((one) => one !== 'ratio' || others.length > 1)
  const isNumeric = test === 'sum' || test === 'avg'
  const names = others.map(({ key, title, field }) => ({ value: key, label: title ?? field ?? key }))
  return (
    <>
      <SelectRow
        label={t('design.test')}
        value={test}
        options={tests.map((one) => ({ value: one, label: t(`test.${one}`) }))}
        onChange={(next) => onChange({ ...measure, test: MEASURE_TESTS.find((one) => one === next) ?? 'count' })}
      />
      {test === 'ratio' ? (
        <>
          <SelectRow
            label={t('design.numerator')}
            value={measure.numerator ?? ''}
            options={names}
            onChange={(numerator) => onChange({ ...measure, numerator })}
          />
          <SelectRow
            label={t('design.denominator')}
            value={measure.denominator ?? ''}
            options={names}
            onChange={(denominator) => onChange({ ...measure, denominator })}
          />
        </>
      ) : (
        <SelectRow
          label={t('design.field')}
          value={measure.field ?? ''}
          isOptional={test === 'count'}
          options={fieldOptions(isNumeric ? fields.filter(({ type }) => type === 'number') : fields)}
          onChange={(field) => {
            const { field: _old, ...rest } = measure
            onChange(field === '' ? rest : { ...rest, field })
          }}
        />
      )}
      <TextRow
        label={t('design.name')}
        value={measure.title ?? ''}
        onChange={(title) => onChange({ ...measure, title })}
      />
      <TextRow
        label={t('design.unit')}
        value={measure.unit ?? ''}
        onChange={(unit) => onChange({ ...measure, unit: unit.slice(0, 20) })}
      />
      <SelectRow
        label={t('design.format')}
        value={measure.format ?? 'plain'}
        options={MEASURE_FORMATS.map((one) => ({ value: one, label: t(`format.${one}`) }))}
        onChange={(next) => onChange({ ...measure, format: MEASURE_FORMATS.find((one) => one === next) ?? 'plain' })}
      />
      <NumberRow
        label={t('design.digits')}
        value={measure.digits}
        min={0}
        max={6}
        onChange={(digits) => {
          const { digits: _old, ...rest } = measure
          onChange(digits === undefined ? rest : { ...rest, digits: Math.round(digits) })
        }}
      />
    </>
  )
}
