import { useText } from '@sqos/i18n/react'
import { confirmAction, showToast } from '@sqos/ui-kit'
import { type ReactNode, useEffect, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { createSharedPhone, type SharedPhoneOptions } from '../core/shared-phone.ts'
import { CallContext } from './call-context.ts'

/** The options of a phone; questions and faults have defaults: the question of the specification, and toasts. */
export interface CallProviderProps extends SharedPhoneOptions {
  children: ReactNode
}

/** Time in ms that a fault or notice is shown: it is longer than other toasts. */
const FAULT_DURATION = 5000

/** Gives `useCall` and `<CallPanel>` a phone. Belongs above the pages, so that a call survives a change of page. */
export function CallProvider({ children, ...given }: CallProviderProps) {
  const { t } = useText(NAMESPACE)
  const options: SharedPhoneOptions = {
    confirm: () =>
      confirmAction({ text: t('confirm.text'), confirmText: t('confirm.yes'), cancelText: t('confirm.no') }),
    onNotice: (notice, name) =>
      showToast({ kind: 'info', text: t(`notice.${notice}`, { name }), duration: FAULT_DURATION }),
    onFault: (fault) => showToast({ kind: 'error', text: t(`fault.${fault}`), duration: FAULT_DURATION }),
    ...given,
  }
  const [phone] = useState(() => createSharedPhone(options))
  useEffect(() => phone.configure(options))
  useEffect(() => {
    phone.start()
    return () => phone.stop()
  }, [phone])
  return <CallContext.Provider value={phone}>{children}</CallContext.Provider>
}
