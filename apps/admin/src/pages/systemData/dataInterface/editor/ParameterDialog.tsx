import { Input, Switch } from '@arco-design/web-react'
import type { InterfaceParameter } from '@sqos/api-client/data-interface'
import { PARAMETER_TYPES, type ParameterType } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../catalogue.ts'

interface ParameterFields {
  field: string
  dataType: ParameterType
  defaultValue: string
  required: boolean
  fieldName: string
}

export interface ParameterDialogProps {
  open: boolean
  edited: InterfaceParameter | undefined
  /** Names of the other parameters. */
  taken: readonly string[]
  onSave: (parameter: InterfaceParameter) => void
  onClose: () => void
}

/** 新建参数 and 编辑参数. */
export function ParameterDialog({ open, edited, taken, onSave, onClose }: ParameterDialogProps) {
  const { t } = useText(NAMESPACE)
  const unique = {
    validator: (value: string | undefined, done: (message?: string) => void) =>
      done(taken.includes(value?.trim() ?? '') ? t('rule.parameterTaken') : undefined),
  }

  async function save(fields: ParameterFields) {
    const field = fields.field.trim()
    onSave({
      id: edited?.id ?? crypto.randomUUID(),
      field,
      dataType: fields.dataType,
      defaultValue: fields.defaultValue ?? '',
      required: fields.required ? 1 : 0,
      fieldName: fields.fieldName ?? '',
    })
  }

  return (
    <FormDialog<ParameterFields>
      open={open}
      title={t(edited ? 'parameter.edit' : 'parameter.create')}
      initialValues={edited ? { ...edited, required: edited.required === 1 } : { dataType: 'varchar' }}
      onSubmit={save}
      onClose={onClose}
    >
      <FormItem
        label={t('parameter.field')}
        field="field"
        rules={[
          { required: true, message: t('rule.parameter') },
          { match: /^[A-Za-z_]\w*$/, message: t('rule.parameterName') },
          unique,
        ]}
      >
        <Input maxLength={50} />
      </FormItem>
      <FormItem label={t('parameter.dataType')} field="dataType" rules={[{ required: true }]}>
        <Select options={PARAMETER_TYPES.map((value) => ({ value, label: t(`parameterType.${value}`) }))} />
      </FormItem>
      <FormItem label={t('parameter.defaultValue')} field="defaultValue">
        <Input maxLength={4000} />
      </FormItem>
      <FormItem label={t('parameter.required')} field="required" triggerPropName="checked">
        <Switch />
      </FormItem>
      <FormItem label={t('parameter.fieldName')} field="fieldName">
        <Input maxLength={200} />
      </FormItem>
    </FormDialog>
  )
}
