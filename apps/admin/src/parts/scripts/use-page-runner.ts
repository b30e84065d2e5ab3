import type { ScriptRunner } from '@sqos/form-renderer'
import { selectUser } from '@sqos/session'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { pageSandbox } from './page-sandbox.ts'

/** Runs the scripts of documents on the sandbox of the page, with the signed-in user for `onlineUtils.getUserInfo`. */
export function usePageRunner(): ScriptRunner {
  const userInfo = useSelector(selectUser)
  return useMemo(
    () => ({
      run: (call) => {
        const { host } = call
        return pageSandbox().run({ ...call, host: { ...host, values: () => ({ ...host.values(), userInfo }) } })
      },
    }),
    [userInfo],
  )
}
