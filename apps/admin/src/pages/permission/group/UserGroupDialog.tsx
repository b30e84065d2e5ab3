import { useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { NameItems, StateItems } from '../../../parts/record-form/NamedItems.tsx'
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
      <NameItems label={label} placeholder={(name) => t(`rule.${name}`)} rules={rules} />
      <FormItem label={label('type')} field="type" rules={rules.type}>
        <Select
          placeholder={t('rule.type')}
          loading={types.isFetching}
          options={(types.data?.list ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
        />
      </FormItem>
      <StateItems label={label} maxSortCode={MAX_SORT_CODE} />
    </FormDialog>
  )
}
