import { useText } from '@sqos/i18n/react'
import { checkAccount, checkEmail, checkName, checkPassword, checkPhone } from '@sqos/validators'
import { toRule } from '@sqos/validators/rules'
import { NAMESPACE } from './catalogue.ts'

const MAX_LENGTH = 50

/** The rules of the forms, in the user's language. */
export function useRules() {
  const { t } = useText(NAMESPACE)
  const { t: problem } = useText('validators')
  const length = { maxLength: MAX_LENGTH, message: t('rule.length') }
  const required = (name: string) => ({ required: true, message: t(`rule.${name}`) })
  return {
    account: [required('account'), length, toRule(checkAccount, () => t('rule.accountCharacters'))],
    realName: [required('realName'), length, toRule(checkName, () => t('rule.special'))],
    gender: [required('gender')],
    organization: [required('organizeId')],
    email: [toRule(checkEmail, problem)],
    mobile: [toRule(checkPhone, problem)],
    password: [required('password'), toRule(checkPassword, problem)],
    repeated: [required('repeated')],
  }
}
