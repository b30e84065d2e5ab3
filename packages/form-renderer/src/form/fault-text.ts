import type { ValueFault } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { useCallback } from 'react'

/** Says what is wrong with a value: in the designer's words, or in ours. */
export function useFaultText(): (fault: ValueFault) => string {
  const { t } = useText('formModel')
  return useCallback(({ code, message, params }: ValueFault) => message ?? t(`rule.${code}`, params), [t])
}
