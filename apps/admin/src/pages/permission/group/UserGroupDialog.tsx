import { Input, InputNumber, Select, Switch } from '@arco-design/web-react'
import { useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import { useRules } from './use-rules.ts'
import { type UserGroupFields, type UserGroupFormState, MAX_SORT_CODE } from './use-user-group-form.ts'

/** 新建分组 and 编辑分组. */
export function UserGroupDialog({ form }: { form: UserGroupFormState }) {
  const { t } = useText(NAMESPACE)
  const rules = useRules()
  const types = useListDictionaryOptionsQuery({ typeId: 'groupType' })
  const label = (name: keyof UserGroupFields) => t(`field.${name}`)

  return (
    <FormDialog<UserGroupFields>
      open={form.isOpen}
      title={t(form.editedId === undefined ? 'create' : 'edit')}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <FormItem label={label('fullName')} field="fullName" rules={rules.name}>
        <Input placeholder={t('rule.fullName')} maxLength={50} />
      </FormItem>
      <FormItem label={label('enCode')} field="enCode" rules={rules.code}>
        <Input placeholder={t('rule.enCode')} maxLength={50} />
      </FormItem>
      <FormItem label={label('type')} field="type" rules={rules.type}>
        <Select
          placeholder={t('rule.type')}
          loading={types.isFetching}
          options={(types.data?.list ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
        />
      </FormItem>
      <FormItem label={label('sortCode')} field="sortCode">
        <InputNumber min={0} max={MAX_SORT_CODE} precision={0} />
      </FormItem>
      <FormItem label={label('enabledMark')} field="enabledMark" triggerPropName="checked">
        <Switch />
      </FormItem>
      <FormItem label={label('description')} field="description">
        <Input.TextArea maxLength={500} rows={3} />
      </FormItem>
    </FormDialog>
  )
}
