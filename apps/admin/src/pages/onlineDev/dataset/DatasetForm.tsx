import { Form, Input, InputNumber, Switch } from '@arco-design/web-react'
import type { DatasetDefinition } from '@sqos/api-client/dataset'
import { useText } from '@sqos/i18n/react'
import { DatasetEditor, type DesignServices } from '@sqos/portal/designer'
import { selectUser } from '@sqos/session'
import { FormDrawer, FormItem } from '@sqos/ui-kit/list'
import { useSelector } from 'react-redux'
import { useDesignServices } from '../../../app/portal/use-design-services.ts'
import type { AppState } from '../../../app/store.ts'
import { RecurrenceItems } from '../../../parts/recurrence/RecurrenceItems.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './DatasetPage.module.css'
import { type DatasetFields, type DatasetFormState, MAX_SORT_CODE } from './use-dataset-form.ts'

/** 新建数据集 and 编辑数据集. */
export function DatasetForm({ form }: { form: DatasetFormState }) {
  const { t } = useText(NAMESPACE)
  const services = useDesignServices()
  const isAdministrator = useSelector((state: AppState) => selectUser(state)?.isAdministrator === true)
  const label = (name: keyof DatasetFields) => t(`field.${name}`)
  const demand = (name: keyof DatasetFields) => [{ required: true, message: t(`rule.${name}`) }]

  return (
    <FormDrawer<DatasetFields>
      open={form.isOpen}
      title={t(form.editedId === undefined ? 'create' : 'edit')}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <FormItem label={label('fullName')} field="fullName" rules={demand('fullName')}>
        <Input maxLength={100} />
      </FormItem>
      <FormItem label={label('enCode')} field="enCode" rules={demand('enCode')}>
        <Input maxLength={50} />
      </FormItem>
      <fieldset className={styles.data}>
        <legend>
          <h2>{label('definition')}</h2>
        </legend>
        <p>{t('help.definition')}</p>
        {/* Without the parts of a form item, which would name the first of several controls. */}
        <Form.Item field="definition" noStyle>
          <DefinitionField services={services} hasSql={isAdministrator} />
        </Form.Item>
      </fieldset>
      <FormItem label={label('isExtract')} field="isExtract" triggerPropName="checked" extra={t('help.extract')}>
        <Switch />
      </FormItem>
      <Form.Item noStyle shouldUpdate>
        {({ isExtract, frequency = 'daily' }: Partial<DatasetFields>, { setFieldValue }) =>
          isExtract && (
            <RecurrenceItems frequency={frequency} onFrequency={(next) => setFieldValue('frequency', next)} />
          )
        }
      </Form.Item>
      <FormItem label={label('sortCode')} field="sortCode">
        <InputNumber min={0} max={MAX_SORT_CODE} precision={0} />
      </FormItem>
      <FormItem label={label('enabledMark')} field="enabledMark" triggerPropName="checked">
        <Switch />
      </FormItem>
      <FormItem label={label('description')} field="description">
        <Input.TextArea maxLength={500} rows={2} />
      </FormItem>
    </FormDrawer>
  )
}

interface DefinitionFieldProps {
  services: DesignServices
  hasSql: boolean
  // From the form item.
  value?: DatasetDefinition
  onChange?: (value: DatasetDefinition) => void
}

/** The definition, with its first rows as the user may see them. */
function DefinitionField({ services, hasSql, value, onChange }: DefinitionFieldProps) {
  return (
    <DatasetEditor
      services={services}
      hasSql={hasSql}
      value={value}
      onChange={(next) => {
        // The editor makes complete definitions; those of documents may have no kind.
        const { datasetId: _never, kind = 'model', ...definition } = next
        const text = JSON.stringify({ kind, ...definition })
        const plain: DatasetDefinition = JSON.parse(text)
        onChange?.(plain)
      }}
    />
  )
}
