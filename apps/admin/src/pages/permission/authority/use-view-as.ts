import { useBeginViewAsMutation } from '@sqos/api-client/authority'
import { useText } from '@sqos/i18n/react'
import { confirmAction } from '@sqos/ui-kit'
import { NAMESPACE } from './catalogue.ts'

/** Asks for confirmation, then views the application as another user; cached data is discarded. */
export function useViewAs() {
  const { t } = useText(NAMESPACE)
  const [beginViewAs] = useBeginViewAsMutation()

  return async function begin(userId: string) {
    if (!(await confirmAction({ text: t('viewAs.ask'), confirmText: t('viewAs.begin') }))) return
    const { error } = await beginViewAs({ id: userId })
    if (!error) window.location.assign('/home')
  }
}
