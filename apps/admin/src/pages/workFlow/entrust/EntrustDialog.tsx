import { Input } from '@arco-design/web-react'
import { useListStartableFlowsQuery } from '@sqos/api-client/workflow'
import { DateField } from '@sqos/form-widgets/date'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { TASK_TEXTS } from '../parts/catalogue.ts'
import { PersonItem } from '../parts/PersonItem.tsx'
import type { EntrustFields, EntrustFormState } from './use-entrust-form.ts'

/** 新建委托 and 编辑委托. The server refuses delegations that overlap or form a circle, at the field. */
export function EntrustDialog({ form }: { form: EntrustFormState }) {
  const { t } = useText(TASK_TEXTS)
  const isNew = form.opened?.id === undefined
  const demand = (name: keyof EntrustFields) => ({ required: true, message: t(`entrust.rule.${name}`) })
  return (
    <FormDialog<EntrustFields>
      open
      title={t(isNew ? 'entrust.create' : 'entrust.editTitle')}
      initialValues={form.opened?.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <PersonItem field="toUserId" label={t('entrust.field.toUserId')} message={t('entrust.rule.toUserId')} />
      <FormItem
        label={t('entrust.field.flowId')}
        field="flowId"
        rules={[{ ...demand('flowId'), type: 'array', minLength: 1 }]}
        extra={isNew ? t('entrust.flowHelp') : undefined}
      >
        <FlowSelect isMultiple={isNew} placeholder={t('entrust.rule.flowId')} />
      </FormItem>
      <FormItem label={t('entrust.field.startTime')} field="startTime" rules={[demand('startTime')]}>
        <DayControl />
      </FormItem>
      <FormItem
        label={t('entrust.field.endTime')}
        field="endTime"
        rules={[demand('endTime')]}
        extra={t('entrust.endHelp')}
      >
        <DayControl min={form.today} />
      </FormItem>
      <FormItem label={t('entrust.field.description')} field="description">
        <Input.TextArea rows={3} maxLength={500} />
      </FormItem>
    </FormDialog>
  )
}

interface FlowSelectProps {
  isMultiple: boolean
  placeholder: string
  id?: string
  value?: string[]
  onChange?: (value: string[]) => void
}

const NOTHING: string[] = []

/** Flows by category: several for a new delegation, one for a stored one. */
function FlowSelect({ isMultiple, id = '', value = NOTHING, onChange, ...rest }: FlowSelectProps) {
  const { data, isFetching } = useListStartableFlowsQuery({ functional: 1 })
  const groups = (data?.list ?? []).map(({ id: category, fullName, num, children }) => (
    <Select.OptGroup key={category} label={`${fullName}【${num}】`}>
      {children.map((flow) => (
        <Select.Option key={flow.id} value={flow.id}>
          {`${flow.fullName}/${flow.enCode}`}
        </Select.Option>
      ))}
    </Select.OptGroup>
  ))
  if (isMultiple) {
    return (
      <Select
        {...rest}
        id={id}
        mode="multiple"
        showSearch
        loading={isFetching}
        value={value}
        onChange={(next: string[]) => onChange?.(next)}
      >
        {groups}
      </Select>
    )
  }
  return (
    <Select
      {...rest}
      id={id}
      showSearch
      loading={isFetching}
      {...(value[0] !== undefined && { value: value[0] })}
      onChange={(next: string) => onChange?.([next])}
    >
      {groups}
    </Select>
  )
}

interface DayControlProps {
  min?: number | undefined
  id?: string
  value?: number
  onChange?: (value: number | undefined) => void
}

function DayControl({ min, id, value, onChange, ...rest }: DayControlProps) {
  return (
    <AppFields>
      <DateField {...rest} id={id} value={value} min={min} onChange={(ms) => onChange?.(ms ?? undefined)} />
    </AppFields>
  )
}
