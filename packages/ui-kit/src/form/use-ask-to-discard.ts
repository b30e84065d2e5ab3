import { useText } from '@sqos/i18n/react'
import { confirmAction } from '../confirm/confirm-store.ts'
import { NAMESPACE } from '../locales.ts'

/** Asks before what was filled in and not saved is thrown away; resolves to whether it may be. */
export function useAskToDiscard(): () => Promise<boolean> {
  const { t } = useText(NAMESPACE)
  return () =>
    confirmAction({
      title: t('form.discardTitle'),
      text: t('form.discardText'),
      confirmText: t('form.discard'),
      cancelText: t('form.keep'),
      danger: true,
    })
}
