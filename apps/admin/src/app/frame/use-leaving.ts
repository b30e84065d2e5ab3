import { useText } from '@sqos/i18n/react'
import { lock, signOut } from '@sqos/session'
import { confirmAction } from '@sqos/ui-kit'
import { useNavigate } from 'react-router'
import { useAppDispatch } from '../store.ts'
import { tabsForgotten } from '../tabs/tabs-slice.ts'

/** Signs out after a confirmation, or locks the screen. */
export function useLeaving() {
  const { t } = useText('admin')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  async function leave() {
    if (!(await confirmAction({ text: t('signOut.ask'), confirmText: t('signOut.confirm') }))) return
    await dispatch(signOut())
    dispatch(tabsForgotten())
    // Replaces the guard's redirect to the sign-in page, which would remember this page.
    await navigate('/login')
  }

  return { leave: () => void leave(), lockScreen: () => dispatch(lock()) }
}
