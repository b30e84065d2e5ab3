import { useText } from '@sqos/i18n/react'
import { checkCode, checkName } from '@sqos/validators'
import { toRule } from '@sqos/validators/rules'
import { NAMESPACE } from './catalogue.ts'

const MAX_LENGTH = 50

/** The rules of the two dialogs, in the user's language. Source: contract of the API family, shell, section 18. */
export function useRules() {
  const { t } = useText(NAMESPACE)
  const { t: problem } = useText('validators')

  const length = { maxLength: MAX_LENGTH, message: t('rule.length') }

  return {
    parent: [{ required: true, message: t('rule.parent') }],
    chosen: [{ required: true, message: t('rule.required') }],
    /** Any name. */
    name: [{ required: true, message: t('rule.name') }, length],
    /** A name without special characters. */
    plainName: [{ required: true, message: t('rule.name') }, length, toRule(checkName, problem)],
    /** Any code. */
    anyCode: [{ required: true, message: t('rule.code') }, length],
    /** Letters, digits and dots. */
    code: [{ required: true, message: t('rule.code') }, length, toRule(checkCode, problem)],
  }
}
