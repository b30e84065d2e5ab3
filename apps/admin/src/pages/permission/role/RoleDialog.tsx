import { Form } from '@arco-design/web-react'
import { OrganizationSelectField } from '@sqos/form-widgets/organization-select'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NameItems, StateItems } from '../../../parts/record-form/NamedItems.tsx'
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
        <NameItems label={label} placeholder={(name) => t(`rule.${name}`)} rules={rules} />
        <StateItems label={label} maxSortCode={MAX_SORT_CODE} />
      </FormDialog>
    </AppFields>
  )
}
