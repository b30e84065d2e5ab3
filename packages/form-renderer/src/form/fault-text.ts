import type { ValueFault } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { createContext, useCallback } from 'react'

/** Returns the text of a fault: the message of the document, or our text. */
export function useFaultText(): (fault: ValueFault) => string {
  const { t } = useText('formModel')
  return useCallback(({ code, message, params }: ValueFault) => message ?? t(`rule.${code}`, params), [t])
}

/** `useFaultText` of the form: one call for all of its fields. */
export const FaultTextContext = createContext<(fault: ValueFault) => string>(({ message, code }) => message ?? code)
