import type { ValueFault } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { useCallback } from 'react'

/** Returns the text of a fault: the message of the document, or our text. */
export function useFaultText(): (fault: ValueFault) => string {
  const { t } = useText('formModel')
  return useCallback(({ code, message, params }: ValueFault) => message ?? t(`rule.${code}`, params), [t])
}
