import { Form, Input } from '@arco-design/web-react'
import { type UserRow, useResetUserPasswordMutation } from '@sqos/api-client/user'
import { hashPassword } from '@sqos/auth'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import { useRules } from './use-rules.ts'

interface Fields {
  account: string
  userPassword: string
  validatePassword: string
}

export interface ResetPasswordDialogProps {
  open: boolean
  person: UserRow
  onClose: () => void
}

/** 重置密码: sets a password for a user and ends all sessions of the user. */
export function ResetPasswordDialog({ open, person, onClose }: ResetPasswordDialogProps) {
  const { t } = useText(NAMESPACE)
  const rules = useRules()
  const [resetPassword] = useResetUserPasswordMutation()

  function save({ userPassword, validatePassword }: Fields) {
    const body = {
      id: person.id,
      userPassword: hashPassword(userPassword),
      validatePassword: hashPassword(validatePassword),
    }
    return resetPassword({ id: person.id, resetPasswordBody: body }).unwrap()
  }

  return (
    <FormDialog<Fields>
      open={open}
      title={t('action.password')}
      initialValues={{ account: `${person.realName}/${person.account}` }}
      onSubmit={save}
      onClose={onClose}
    >
      <FormItem label={t('field.account')} field="account">
        {/* Not the initial focus of the dialog: leaving the empty password would show an error at once. */}
        <Input readOnly tabIndex={-1} />
      </FormItem>
      <FormItem label={t('field.userPassword')} field="userPassword" rules={rules.password} extra={t('passwordHelp')}>
        <Input.Password autoComplete="new-password" maxLength={16} />
      </FormItem>
      <Form.Item noStyle shouldUpdate={(before, after) => before.userPassword !== after.userPassword}>
        {({ userPassword }: Partial<Fields>) => (
          <FormItem
            label={t('field.validatePassword')}
            field="validatePassword"
            rules={[...rules.repeated, sameAs(userPassword, t('rule.different'))]}
          >
            <Input.Password autoComplete="new-password" maxLength={16} />
          </FormItem>
        )}
      </Form.Item>
    </FormDialog>
  )
}

/** The rule of a repeated password. */
const sameAs = (password: string | undefined, problem: string) => ({
  validator: (value: unknown, report: (problem?: string) => void) => report(value === password ? undefined : problem),
})
