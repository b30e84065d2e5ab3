import { useText } from '@sqos/i18n/react'
import { checkCode, checkName } from '@sqos/validators'
import { toRule } from '@sqos/validators/rules'
import { NAMESPACE } from './catalogue.ts'

/** The rules of the form, in the user's language. */
export function useRules() {
  const { t } = useText(NAMESPACE)
  const { t: problem } = useText('validators')
  const required = (name: string) => ({ required: true, message: t(`rule.${name}`) })
  return {
    name: [required('fullName'), toRule(checkName, () => t('rule.special'))],
    code: [required('enCode'), toRule(checkCode, problem)],
    type: [required('type')],
  }
}
