import { Input, InputNumber, Select, Switch } from '@arco-design/web-react'
import { useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'
import { type OrganizationNode, useListDepartmentTreeQuery } from '@sqos/api-client/organization'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem, ParentSelect, treeLines } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import { MAX_SORT_CODE, type PositionFields, type PositionFormState } from './use-position-form.ts'
import { useRules } from './use-rules.ts'

/** 新建岗位 and 编辑岗位. */
export function PositionDialog({ form }: { form: PositionFormState }) {
  const { t } = useText(NAMESPACE)
  const rules = useRules()
  const organizations = useListDepartmentTreeQuery({ id: '0' }, { skip: !form.isOpen })
  const types = useListDictionaryOptionsQuery({ typeId: 'PositionType' })
  const label = (name: keyof PositionFields) => t(`field.${name}`)

  return (
    <FormDialog<PositionFields>
      open={form.isOpen}
      title={t(form.editedId === undefined ? 'create' : 'edit')}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <FormItem label={label('organizeId')} field="organizeId" rules={rules.organization}>
        <ParentSelect
          lines={treeLines<OrganizationNode>(organizations.data?.list ?? [])}
          loading={organizations.isFetching}
        />
      </FormItem>
      <FormItem label={label('fullName')} field="fullName" rules={rules.name}>
        <Input placeholder={t('rule.fullName')} maxLength={50} />
      </FormItem>
      <FormItem label={label('enCode')} field="enCode" rules={rules.code}>
        <Input placeholder={t('rule.enCode')} maxLength={50} />
      </FormItem>
      <FormItem label={label('type')} field="type" rules={rules.type}>
        <Select
          loading={types.isFetching}
          options={(types.data?.list ?? []).map(({ enCode, fullName }) => ({ value: enCode, label: fullName }))}
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
