import { useText } from '@sqos/i18n/react'
import { lock, signOut } from '@sqos/session'
import { confirmAction } from '@sqos/ui-kit'
import { useNavigate } from 'react-router'
import { useAppDispatch } from '../store.ts'
import { tabsForgotten } from '../tabs/tabs-slice.ts'

/** The two ways out: sign out after a question, and lock the screen. */
export function useLeaving() {
  const { t } = useText('admin')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  async function leave() {
    if (!(await confirmAction({ text: t('signOut.ask'), confirmText: t('signOut.confirm') }))) return
    await dispatch(signOut())
    dispatch(tabsForgotten())
    // Overtakes the way to the sign-in page that would come back here.
    await navigate('/login')
  }

  return { leave: () => void leave(), lockScreen: () => dispatch(lock()) }
}
