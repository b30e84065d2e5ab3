import { FieldItem, SelectField } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { type EventParameter, SYSTEM_VALUES } from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import { type FlowInterfaces, useDesign } from '../designer/design-context.ts'
import { SelectRow } from './rows.tsx'
import styles from './SidePanel.module.css'

/** A call of a data interface, as the properties of a node store it. */
interface StoredCall {
  interfaceId: string
  interfaceName: string
  templateJson: readonly { field: string; fieldName: string; required: boolean; relationField: string }[]
}

interface InterfaceRowsProps {
  interfaceId: string
  interfaceName: string
  parameters: readonly EventParameter[]
  onChange: (call: StoredCall) => void
}

/** The data interface of a call, and the values of its parameters. */
export function InterfaceRows(props: InterfaceRowsProps) {
  const { interfaces } = useDesign()
  return interfaces ? <Rows {...props} interfaces={interfaces} /> : null
}

function Rows({
  interfaceId,
  interfaceName,
  parameters,
  interfaces,
  onChange,
}: InterfaceRowsProps & { interfaces: FlowInterfaces }) {
  const { t } = useText(NAMESPACE)
  const options = interfaces.list.map(({ id, fullName }) => ({ value: id, label: fullName }))
  // A removed interface stays visible.
  const isKnown = interfaceId === '' || options.some(({ value }) => value === interfaceId)
  const choices = isKnown ? options : [...options, { value: interfaceId, label: interfaceName || interfaceId }]
  const stored = parameters.map(({ isRequired, ...parameter }) => ({ ...parameter, required: isRequired }))

  async function choose(id: string) {
    const name = interfaces.list.find((one) => one.id === id)?.fullName ?? ''
    onChange({ interfaceId: id, interfaceName: name, templateJson: [] })
    const all = await interfaces.parametersOf(id)
    const templateJson = all.map(({ field, fieldName, isRequired }) => ({
      field,
      fieldName,
      required: isRequired,
      relationField: '',
    }))
    onChange({ interfaceId: id, interfaceName: name, templateJson })
  }

  return (
    <>
      <SelectRow
        label={t('service.interface')}
        value={interfaceId}
        options={choices}
        searchable
        required
        onChange={(id) => void choose(id)}
      />
      {stored.length > 0 && <p className={styles.note}>{t('service.parameters')}</p>}
      {stored.map((parameter) => (
        <FieldItem key={parameter.field} label={parameter.fieldName || parameter.field} required={parameter.required}>
          <ValueSelect
            label={parameter.fieldName || parameter.field}
            value={parameter.relationField}
            onChange={(relationField) =>
              onChange({
                interfaceId,
                interfaceName,
                templateJson: stored.map((one) => (one.field === parameter.field ? { ...one, relationField } : one)),
              })
            }
          />
        </FieldItem>
      ))}
    </>
  )
}

/** A field of the form, or a value of the system. */
export function ValueSelect({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const { t } = useText(NAMESPACE)
  const { fields } = useDesign()
  const options: { value: string; label: string }[] = [
    ...fields
      .filter((field) => field.value !== 'none' && field.isInTable !== true)
      .map(({ id, name }) => ({ value: id, label: name })),
    ...SYSTEM_VALUES.map((name) => ({ value: name, label: t(`service.system.${name}`) })),
  ]
  if (value !== '' && options.every((option) => option.value !== value)) options.push({ value, label: value })
  return (
    <SelectField
      aria-label={label}
      placeholder={t('service.value')}
      searchable
      value={value}
      options={options}
      onChange={(next) => onChange(typeof next === 'string' ? next : '')}
    />
  )
}
