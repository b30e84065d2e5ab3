import { useText } from '@sqos/i18n/react'
import { confirmAction } from '../confirm/confirm-store.ts'
import { NAMESPACE } from '../locales.ts'

/** Asks before unsaved input is discarded; resolves to `true` when the user agrees. */
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
