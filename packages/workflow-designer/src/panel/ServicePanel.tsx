import { Button } from '@arco-design/web-react'
import { IconDelete, IconPlus } from '@arco-design/web-react/icon'
import { InputField, SelectField } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { type FieldChange, type FlowNode, SERVICE_ACTION, serviceSettings } from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import { useDesign } from '../designer/design-context.ts'
import { InterfaceRows, ValueSelect } from './InterfaceRows.tsx'
import { Group, SelectRow, SwitchRow, TextRow } from './rows.tsx'
import styles from './SidePanel.module.css'
import type { SetProperties } from './use-node-editor.ts'

interface PanelProps {
  node: FlowNode
  onChange: SetProperties
}

/** Settings of a service: what it does, and whether the flow waits for it. */
export function ServicePanel({ node, onChange }: PanelProps) {
  const { t } = useText(NAMESPACE)
  const { action, interfaceId, interfaceName, parameters, url, changes, isAsync } = serviceSettings(node.properties)
  return (
    <Group title={t('service.title')}>
      <SelectRow
        label={t('service.action')}
        value={action}
        options={Object.values(SERVICE_ACTION).map((value) => ({ value, label: t(`service.does.${value}`) }))}
        onChange={(next) => onChange({ action: next })}
      />
      {action === SERVICE_ACTION.dataInterface && (
        <InterfaceRows
          interfaceId={interfaceId}
          interfaceName={interfaceName}
          parameters={parameters}
          onChange={(call) => onChange({ ...call })}
        />
      )}
      {action === SERVICE_ACTION.webhook && (
        <>
          <TextRow
            label={t('service.url')}
            value={url}
            maxLength={500}
            placeholder="https://"
            required
            onChange={(next) => onChange({ url: next }, 'url')}
          />
          <p className={styles.note}>{t('service.urlNote')}</p>
        </>
      )}
      {action === SERVICE_ACTION.record && (
        <Changes changes={changes} onChange={(next, merge) => onChange({ changes: next }, merge)} />
      )}
      <SwitchRow
        label={t('service.isAsync')}
        value={isAsync}
        note={t(isAsync ? 'service.async' : 'service.sync')}
        onChange={(next) => onChange({ isAsync: next })}
      />
    </Group>
  )
}

interface ChangesProps {
  changes: readonly FieldChange[]
  onChange: (changes: readonly FieldChange[], merge?: string) => void
}

/** Fields with the values that they receive. */
function Changes({ changes, onChange }: ChangesProps) {
  const { t } = useText(NAMESPACE)
  const { fields } = useDesign()
  const options = fields
    .filter(({ value, isInTable, isSystem }) => value !== 'none' && isInTable !== true && isSystem !== true)
    .map(({ id, name }) => ({ value: id, label: name }))
  const change = (at: number, changed: Partial<FieldChange>, merge?: string) =>
    onChange(
      changes.map((one, index) => (index === at ? { ...one, ...changed } : one)),
      merge,
    )
  return (
    <>
      {changes.map((one, at) => {
        const label = t('service.change', { number: at + 1 })
        return (
          // oxlint-disable-next-line react/no-array-index-key -- changes have no ids
          <fieldset key={at} className={styles.change} aria-label={label}>
            <SelectField
              aria-label={t('service.field')}
              placeholder={t('service.field')}
              searchable
              clearable={false}
              value={one.field}
              options={options}
              onChange={(field) => change(at, { field: String(field) })}
            />
            <SelectField
              aria-label={t('service.source')}
              clearable={false}
              value={one.source}
              options={(['value', 'field'] as const).map((value) => ({ value, label: t(`service.from.${value}`) }))}
              onChange={(source) => change(at, { source: source === 'field' ? 'field' : 'value', value: '' })}
            />
            <Button
              type="text"
              size="small"
              icon={<IconDelete />}
              aria-label={t('condition.remove', { row: label })}
              title={t('condition.remove', { row: label })}
              onClick={() => onChange(changes.filter((_, index) => index !== at))}
            />
            <div className={styles.wide}>
              {one.source === 'field' ? (
                <ValueSelect label={t('service.value')} value={one.value} onChange={(value) => change(at, { value })} />
              ) : (
                <InputField
                  aria-label={t('service.value')}
                  placeholder={t('service.value')}
                  value={one.value}
                  maxLength={500}
                  onChange={(value) => change(at, { value }, `change ${at}`)}
                />
              )}
            </div>
          </fieldset>
        )
      })}
      <Button
        type="outline"
        size="small"
        long
        icon={<IconPlus />}
        onClick={() => onChange([...changes, { field: '', source: 'value', value: '' }])}
      >
        {t('service.addChange')}
      </Button>
    </>
  )
}
