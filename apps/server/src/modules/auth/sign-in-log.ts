import { RESULT } from '@sqos/contract'
import type { Client } from '../../platform/client.ts'
import type { TextParams } from '../../platform/text.ts'
import type { Deps } from '../../platform/deps.ts'
import type { AppError } from '../../platform/errors.ts'
import { insertLogs } from '../log/log.access.ts'
import type { AccountRow } from '../user/account.access.ts'

/** Category of sign-in rows in the log. */
const SIGN_IN = 1

/** How a user proved who they are. */
export type SignInMode = 'password' | 'code' | 'scan'

interface Entry {
  mode: SignInMode
  user: Pick<AccountRow, 'id' | 'account' | 'realName'> | undefined
  name: string
  client: Client
  result: number
  messageKey: string
  params?: TextParams | undefined
}

/** Writes one row for every sign-in, accepted or refused. */
export function createSignInLog({ db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>) {
  const write = ({ mode, user, name, client, result, messageKey, params }: Entry) =>
    insertLogs(db, [
      {
        id: newId(),
        category: SIGN_IN,
        userId: user?.id ?? null,
        userName: user ? `${user.realName}/${user.account}` : name,
        ipAddress: client.ip,
        platform: client.platform,
        requestMethod: 'POST',
        requestUrl: '/api/oauth/Login',
        resultCode: result,
        // Readers translate it: the row itself has no language.
        json: JSON.stringify({ messageKey, params, mode: mode === 'password' ? undefined : mode }),
        creatorTime: now(),
      },
    ])

  return {
    success: (user: AccountRow, { mode, client }: Pick<Entry, 'mode' | 'client'>) =>
      write({ mode, user, name: user.account, client, result: RESULT.ok, messageKey: 'auth.signedIn' }),

    failure: (error: AppError, attempt: Pick<Entry, 'mode' | 'user' | 'name' | 'client'>) =>
      write({ ...attempt, result: RESULT[error.result], messageKey: error.messageKey, params: error.details.params }),
  }
}
