import { Form } from '@arco-design/web-react'
import { OrganizationSelectField } from '@sqos/form-widgets/organization-select'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'

interface OrganizationsFieldProps {
  // From the form item.
  id?: string
  value?: string[][]
  onChange?: (paths: string[][]) => void
}

/** 所属组织. A change clears positions and roles, which may not exist in the new organisations. */
export function OrganizationsField({ id, value, onChange }: OrganizationsFieldProps) {
  const { t } = useText(NAMESPACE)
  const { form } = Form.useFormContext()

  function change(paths: string[][]) {
    onChange?.(paths)
    form.setFieldsValue({ positionId: [], roleId: [] })
  }

  return (
    <OrganizationSelectField
      multiple
      {...(id !== undefined && { id })}
      value={value}
      onChange={change}
      placeholder={t('rule.organizeId')}
    />
  )
}
