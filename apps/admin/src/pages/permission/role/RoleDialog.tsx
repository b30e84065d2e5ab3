import { Form, Input, InputNumber, Select, Switch } from '@arco-design/web-react'
import { OrganizationSelectField } from '@sqos/form-widgets/organization-select'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import { MAX_SORT_CODE, type RoleFields, type RoleFormState } from './use-role-form.ts'
import { useRules } from './use-rules.ts'

/** 新建角色 and 编辑角色. */
export function RoleDialog({ form }: { form: RoleFormState }) {
  const { t } = useText(NAMESPACE)
  const rules = useRules()
  const label = (name: keyof RoleFields) => t(`field.${name}`)

  return (
    <AppFields>
      <FormDialog<RoleFields>
        open={form.isOpen}
        title={t(form.editedId === undefined ? 'create' : 'edit')}
        initialValues={form.fields}
        onSubmit={form.save}
        onClose={form.close}
      >
        <FormItem label={label('globalMark')} field="globalMark" rules={rules.kind}>
          <Select
            options={[
              { value: 1, label: t('kind.global') },
              { value: 0, label: t('kind.organization') },
            ]}
          />
        </FormItem>
        <Form.Item noStyle shouldUpdate={(before, after) => before.globalMark !== after.globalMark}>
          {({ globalMark }: Partial<RoleFields>) =>
            globalMark === 0 && (
              <FormItem label={label('organizeIdsTree')} field="organizeIdsTree" rules={rules.organizations}>
                <OrganizationSelectField multiple />
              </FormItem>
            )
          }
        </Form.Item>
        <FormItem label={label('fullName')} field="fullName" rules={rules.name}>
          <Input placeholder={t('rule.fullName')} maxLength={50} />
        </FormItem>
        <FormItem label={label('enCode')} field="enCode" rules={rules.code}>
          <Input placeholder={t('rule.enCode')} maxLength={50} />
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
    </AppFields>
  )
}
