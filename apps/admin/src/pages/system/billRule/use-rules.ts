import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'

/** The rules of the form, in the user's language. Source: contract of the API family, platform, section 8.1. */
export function useRules() {
  const { t } = useText(NAMESPACE)
  const demand = (name: string) => [{ required: true, message: t(`rule.${name}`) }]

  return {
    name: demand('fullName'),
    code: demand('enCode'),
    prefix: demand('prefix'),
    dateFormat: demand('dateFormat'),
    digit: demand('digit'),
    startNumber: [...demand('startNumber'), { match: /[1-9]/, message: t('rule.startZero') }],
  }
}
