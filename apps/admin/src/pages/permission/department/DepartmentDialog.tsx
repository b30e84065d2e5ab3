import { Input, InputNumber } from '@arco-design/web-react'
import { type OrganizationNode, useListDepartmentTreeQuery } from '@sqos/api-client/organization'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem, ParentSelect, treeLines } from '@sqos/ui-kit/list'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from '../shared/catalogue.ts'
import { MAX_SORT_CODE, useRules } from '../shared/use-rules.ts'
import type { DepartmentFields, DepartmentFormState } from './use-department-form.ts'

/** 新建部门 and 编辑部门. */
export function DepartmentDialog({ form }: { form: DepartmentFormState }) {
  const { t } = useText(NAMESPACE)
  const rules = useRules('department')
  const parents = useListDepartmentTreeQuery({ id: form.editedId ?? '0' }, { skip: !form.isOpen })
  const label = (name: keyof DepartmentFields) => t(`department.field.${name}`)

  return (
    <AppFields>
      <FormDialog<DepartmentFields>
        open={form.isOpen}
        title={t(form.editedId === undefined ? 'department.create' : 'department.edit')}
        initialValues={form.fields}
        onSubmit={form.save}
        onClose={form.close}
      >
        <FormItem label={label('parentId')} field="parentId" rules={rules.parent}>
          <ParentSelect
            lines={treeLines<OrganizationNode>(parents.currentData?.list ?? [])}
            loading={parents.isFetching}
          />
        </FormItem>
        <FormItem label={label('fullName')} field="fullName" rules={rules.name}>
          <Input placeholder={t('department.rule.name')} maxLength={50} />
        </FormItem>
        <FormItem label={label('enCode')} field="enCode" rules={rules.code}>
          <Input placeholder={t('department.rule.code')} maxLength={50} />
        </FormItem>
        <FormItem label={label('managerId')} field="managerId">
          <UserSelectField placeholder={t('department.choosePerson')} />
        </FormItem>
        <FormItem label={label('sortCode')} field="sortCode">
          <InputNumber min={0} max={MAX_SORT_CODE} precision={0} />
        </FormItem>
        <FormItem label={label('description')} field="description">
          <Input.TextArea maxLength={500} rows={3} />
        </FormItem>
      </FormDialog>
    </AppFields>
  )
}
