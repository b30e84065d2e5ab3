import { useText } from '@sqos/i18n/react'
import { MEASURE_FORMATS, MEASURE_TESTS, type ReportMeasure } from '@sqos/report-model'
import { NAMESPACE } from '../catalogue.ts'
import type { SourceField } from './design-services.ts'
import styles from './Designer.module.css'
import { fieldOptions, NumberRow, SelectRow, TextRow } from './rows.tsx'

interface MeasureSettingsProps {
  measure: ReportMeasure
  fields: readonly SourceField[]
  /** Measures that a ratio can divide. */
  others: readonly ReportMeasure[]
  onChange: (measure: ReportMeasure) => void
}

/** What a figure computes, and how it is written. */
export function MeasureSettings({ measure, fields, others, onChange }: MeasureSettingsProps) {
  const { t } = useText(NAMESPACE)
  const { test } = measure
  const tests = MEASURE_TESTS.filter((one) => one !== 'ratio' || others.length > 1)
  const isNumeric = test === 'sum' || test === 'avg'
  const names = others.map((one) => ({ value: one.key, label: measureName(one, fields, t) }))
  return (
    <div className={styles.settings}>
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
    </div>
  )
}

/** What a figure is called in the designer: its name, or what it computes. */
export function measureName(
  { title, test, field }: ReportMeasure,
  fields: readonly SourceField[],
  t: (key: string) => string,
): string {
  const label = fields.find((one) => one.field === field)?.label ?? field
  return title || (label === undefined ? t(`test.${test}`) : `${label} · ${t(`test.${test}`)}`)
}
