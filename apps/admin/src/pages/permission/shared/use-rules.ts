import { useText } from '@sqos/i18n/react'
import { checkCode, checkEmail, checkName, checkPhone } from '@sqos/validators'
import { toRule } from '@sqos/validators/rules'
import { NAMESPACE } from './catalogue.ts'

const MAX_LENGTH = 50

/** The largest order number. Source: contract of the API family, shell, sections 7.6 and 8. */
export const MAX_SORT_CODE = 9999

/** The rules of the form of companies or departments, in the user's language. */
export function useRules(kind: 'company' | 'department') {
  const { t } = useText(NAMESPACE)
  const { t: problem } = useText('validators')
  const length = { maxLength: MAX_LENGTH, message: t('rule.length') }
  const special = () => t(`${kind}.rule.special`)

  return {
    parent: [{ required: true, message: t(`${kind}.rule.parent`) }],
    name: [{ required: true, message: t(`${kind}.rule.name`) }, length, toRule(checkName, special)],
    code: [{ required: true, message: t(`${kind}.rule.code`) }, length, toRule(checkCode, problem)],
    mobile: [toRule(checkPhone, problem)],
    email: [toRule(checkEmail, problem)],
  }
}
