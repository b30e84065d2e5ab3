import { ChangePasswordForm } from '@sqos/auth'
import { signOut } from '@sqos/session'
import { useNavigate } from 'react-router'
import { config } from '../../config.ts'
import { useAppDispatch } from '../../app/store.ts'

/** 修改密码: the user then signs in with the new password. */
export function PasswordPanel() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  async function leave() {
    await dispatch(signOut())
    await navigate('/login')
  }

  return <ChangePasswordForm apiBaseUrl={config.apiBase} onChanged={leave} />
}
