import { useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'
import { type OrganizationNode, useListDepartmentTreeQuery } from '@sqos/api-client/organization'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem, ParentSelect, treeLines } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { NameItems, StateItems } from '../../../parts/record-form/NamedItems.tsx'
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
      <NameItems label={label} placeholder={(name) => t(`rule.${name}`)} rules={rules} />
      <FormItem label={label('type')} field="type" rules={rules.type}>
        <Select
          loading={types.isFetching}
          options={(types.data?.list ?? []).map(({ enCode, fullName }) => ({ value: enCode, label: fullName }))}
        />
      </FormItem>
      <StateItems label={label} maxSortCode={MAX_SORT_CODE} />
    </FormDialog>
  )
}
