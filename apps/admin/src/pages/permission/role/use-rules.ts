import { useText } from '@sqos/i18n/react'
import { checkCode, checkName } from '@sqos/validators'
import { toRule } from '@sqos/validators/rules'
import { NAMESPACE } from './catalogue.ts'

/** The rules of the form, in the user's language. Source: contract of the API family, shell, section 10. */
export function useRules() {
  const { t } = useText(NAMESPACE)
  const { t: problem } = useText('validators')
  const length = { maxLength: 50, message: t('rule.length') }
  const demand = (name: string) => ({ required: true, message: t(`rule.${name}`) })

  return {
    kind: [demand('globalMark')],
    organizations: [{ ...demand('organizeIdsTree'), type: 'array' as const }],
    name: [demand('fullName'), length, toRule(checkName, () => t('rule.special'))],
    code: [demand('enCode'), length, toRule(checkCode, problem)],
  }
}
