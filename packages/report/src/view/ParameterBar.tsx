import { Button } from '@arco-design/web-react'
import { DateRangeField, FieldItem, InputField, NumberField, SelectField } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import type { ReportDocument, ReportParameter, ReportValues } from '@sqos/report-model'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { PERIODS } from '../periods.ts'
import type { ReportServices } from '../services.ts'
import styles from './Report.module.css'
import { useChoices } from './use-choices.ts'

interface ParameterBarProps {
  document: ReportDocument
  values: ReportValues
  missing: readonly string[]
  services: ReportServices
  onChange: (values: ReportValues) => void
}

/** The values that a viewer chooses; a new value reads the report again. Fields need `FormWidgetsProvider`. */
export function ParameterBar({ document, values, missing, services, onChange }: ParameterBarProps) {
  const { t } = useText(NAMESPACE)
  const { parameters } = document
  if (parameters.length === 0) return null

  function change(name: string, value: unknown) {
    // What depended on the old value may not exist under the new one.
    const below = parameters.filter(({ parent }) => parent === name).map((one) => [one.name, null] as const)
    const isNone = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    onChange({ ...values, [name]: isNone ? null : value, ...Object.fromEntries(below) })
  }

  return (
    <search className={styles.parameters} aria-label={t('parameters')}>
      {parameters.map((parameter) => (
        <div key={parameter.name} className={styles.parameter}>
          <FieldItem
            label={parameter.title || parameter.name}
            required={parameter.isRequired}
            help={missing.includes(parameter.name) ? t('required') : undefined}
          >
            <Control
              parameter={parameter}
              values={values}
              services={services}
              onChange={(value) => change(parameter.name, value)}
            />
          </FieldItem>
        </div>
      ))}
      <Button onClick={() => onChange({})}>{t('reset')}</Button>
    </search>
  )
}

interface ControlProps {
  parameter: ReportParameter
  values: ReportValues
  services: ReportServices
  onChange: (value: unknown) => void
}

function Control(props: ControlProps) {
  const { t } = useText(NAMESPACE)
  const { parameter, values, onChange } = props
  const value = values[parameter.name]
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  switch (parameter.kind) {
    case 'text':
      return <TextControl key={text} value={text ?? ''} onChange={onChange} />
    case 'number':
      return (
        <NumberField
          min={-1e15}
          max={1e15}
          value={text === undefined ? undefined : Number(text)}
          onChange={(next) => onChange(next)}
        />
      )
    case 'period':
      return (
        <SelectField
          clearable={!parameter.isRequired}
          placeholder={t('any')}
          value={text}
          options={PERIODS.map((period) => ({ value: period, label: t(`period.${period}`) }))}
          onChange={(next) => onChange(next)}
        />
      )
    case 'dates': {
      const [from, to]: unknown[] = Array.isArray(value) ? value : []
      return (
        <DateRangeField
          value={typeof from === 'number' && typeof to === 'number' ? [from, to] : []}
          onChange={(next) => {
            const [first, last] = next
            onChange(first === undefined || last === undefined ? null : [first, endOfDay(last)])
          }}
        />
      )
    }
    case 'choice':
    case 'user':
    case 'organize':
      return <ChoiceControl {...props} />
  }
}

const endOfDay = (moment: number) => new Date(moment).setHours(23, 59, 59, 999)

function TextControl({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value)
  return (
    <InputField value={typed} maxLength={200} onChange={setTyped} onBlur={() => typed !== value && onChange(typed)} />
  )
}

function ChoiceControl({ parameter, values, services, onChange }: ControlProps) {
  const { t } = useText(NAMESPACE)
  const { choices, error } = useChoices({ parameter, values, services })
  const value = values[parameter.name]
  const list = [value]
    .flat()
    .flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [String(one)] : []))
  const common = { searchable: true, placeholder: error ?? t('any'), options: choices }
  return parameter.isMultiple ? (
    <SelectField {...common} multiple value={list} onChange={(next) => onChange(next)} />
  ) : (
    <SelectField {...common} value={list[0]} onChange={(next) => onChange(next)} />
  )
}
