import { Button } from '@arco-design/web-react'
import { IconDelete, IconPlus } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { CONDITION_TESTS, LOOKS, type ReportCondition, type ReportMeasure } from '@sqos/report-model'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Designer.module.css'
import { NumberRow, SelectRow } from './rows.tsx'

interface ConditionsProps {
  value: readonly ReportCondition[]
  measures: readonly ReportMeasure[]
  onChange: (value: ReportCondition[]) => void
}

/** Figures that look different. */
export function Conditions({ value, measures, onChange }: ConditionsProps) {
  const { t } = useText(NAMESPACE)
  const [first] = measures
  const change = (at: number, next: Partial<ReportCondition>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...next } : one)))
  return (
    <>
      {value.map((condition, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- conditions have no ids, and their fields keep no state
        <fieldset key={index} className={styles.entry}>
          <legend>{t('design.condition', { number: index + 1 })}</legend>
          <SelectRow
            label={t('design.ofMeasure')}
            value={condition.measure}
            options={measures.map(({ key, title, field }) => ({
              value: key,
              label: title || field || t('test.count'),
            }))}
            onChange={(measure) => change(index, { measure })}
          />
          <SelectRow
            label={t('design.conditionTest')}
            value={condition.test}
            options={CONDITION_TESTS.map((one) => ({ value: one, label: t(`condition.${one}`) }))}
            onChange={(next) => change(index, { test: CONDITION_TESTS.find((one) => one === next) ?? 'gt' })}
          />
          <NumberRow
            label={t('design.value')}
            value={condition.value}
            onChange={(next = 0) => change(index, { value: next })}
          />
          {condition.test === 'between' && (
            <NumberRow
              label={t('design.to')}
              value={condition.to}
              onChange={(next = 0) => change(index, { to: next })}
            />
          )}
          <SelectRow
            label={t('design.look')}
            value={condition.look}
            options={LOOKS.map((one) => ({ value: one, label: t(`look.${one}`) }))}
            onChange={(next) => change(index, { look: LOOKS.find((one) => one === next) ?? 'notice' })}
          />
          <Button
            type="text"
            size="mini"
            icon={<IconDelete />}
            onClick={() => onChange(value.filter((_one, at) => at !== index))}
          >
            {t('design.removeCondition')}
          </Button>
        </fieldset>
      ))}
      {first && (
        <Button
          type="text"
          size="mini"
          icon={<IconPlus />}
          onClick={() => onChange([...value, { measure: first.key, test: 'gt', value: 0, look: 'notice' }])}
        >
          {t('design.addCondition')}
        </Button>
      )}
    </>
  )
}
