import { useText } from '@sqos/i18n/react'
import { checkCode, checkName } from '@sqos/validators'
import { toRule } from '@sqos/validators/rules'
import { NAMESPACE } from './catalogue.ts'

const MAX_LENGTH = 50

/** The rules of the form, in the user's language. */
export function useRules() {
  const { t } = useText(NAMESPACE)
  const length = { maxLength: MAX_LENGTH, message: t('rule.length') }
  const required = (name: string) => ({ required: true, message: t(`rule.${name}`) })
  return {
    organization: [required('organizeId')],
    name: [required('fullName'), length, toRule(checkName, () => t('rule.special'))],
    code: [required('enCode'), length, toRule(checkCode, () => t('rule.characters'))],
    type: [required('type')],
  }
}
