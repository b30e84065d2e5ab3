import { Form, Input, Switch } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../catalogue.ts'
import { MAX_LENGTH } from '../limits.ts'
import { ConditionEditor, LogicSelect } from './ConditionEditor.tsx'
import type { ConditionField } from './conditions.ts'
import { CUSTOM, type SchemeFields, type SchemeFormState } from './use-data-forms.ts'

/** Schemes with a fixed meaning. */
const FIXED = [
  'sqos_alldata',
  'sqos_own',
  'sqos_ownAndSubordinates',
  'sqos_organization',
  'sqos_organizationAndBelow',
  'sqos_approver',
] as const

/** Creates or edits a data scheme, with a fixed meaning or with conditions. */
export function SchemeDialog({ form, fields }: { form: SchemeFormState; fields: readonly ConditionField[] }) {
  const { t } = useText(NAMESPACE)
  return (
    <FormDialog<SchemeFields>
      open={form.isOpen}
      title={t(form.editedId === undefined ? 'data.createScheme' : 'data.editScheme')}
      width={760}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <FormItem
        label={t('data.schemeName')}
        field="fullName"
        rules={[
          { required: true, message: t('data.rule.name') },
          { maxLength: MAX_LENGTH, message: t('rule.length') },
        ]}
      >
        <Input maxLength={MAX_LENGTH} />
      </FormItem>
      <FormItem label={t('data.kind')} field="kind">
        <Select options={[CUSTOM, ...FIXED].map((kind) => ({ value: kind, label: t(`data.kinds.${kind}`) }))} />
      </FormItem>
      <Form.Item shouldUpdate noStyle>
        {({ kind }: Partial<SchemeFields>) =>
          kind === CUSTOM && (
            <>
              <FormItem label={t('data.matchLogic')} field="matchLogic">
                <LogicSelect label={t('data.matchLogic')} />
              </FormItem>
              <FormItem
                label={t('data.conditions')}
                field="conditionJson"
                rules={[{ type: 'array', minLength: 1, message: t('data.rule.conditions') }]}
              >
                <ConditionEditor fields={fields} />
              </FormItem>
            </>
          )
        }
      </Form.Item>
      <FormItem label={t('field.enabledMark')} field="enabledMark" triggerPropName="checked">
        <Switch />
      </FormItem>
    </FormDialog>
  )
}
