import type { FormInstance } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { checkEmail, checkIdCard, checkPhone } from '@sqos/validators'
import { toRule } from '@sqos/validators/rules'
import type { RefObject } from 'react'
import { NAMESPACE } from '../catalogue.ts'

/** Phone numbers that the server accepts for fields other than the mobile number. */
const ANY_PHONE = /^[0-9+() -]*$/

interface RuleParts {
  form: RefObject<FormInstance | null>
  idCard: string | undefined
}

/** The rules of the form, in the user's language. */
export function useInfoRules({ form, idCard }: RuleParts) {
  const { t } = useText(NAMESPACE)
  const { t: problem } = useText('validators')
  const phone = [{ match: ANY_PHONE, message: t('rule.phone') }]
  const isIdCard = () => idCard !== undefined && form.current?.getFieldValue('certificatesType') === idCard

  return {
    realName: [{ required: true, message: t('rule.realName') }],
    nativePlace: [],
    certificatesNumber: [toRule((value) => (isIdCard() ? checkIdCard(value) : undefined), problem)],
    telePhone: phone,
    landline: phone,
    mobilePhone: [toRule(checkPhone, problem)],
    email: [toRule(checkEmail, problem)],
    urgentContacts: [],
    urgentTelePhone: phone,
    postalAddress: [],
  }
}
