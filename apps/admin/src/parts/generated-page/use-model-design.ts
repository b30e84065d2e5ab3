import { useApiDispatch } from '@sqos/api-client'
import { authApi } from '@sqos/api-client/auth'
import { recordApi, useGetModelConfigQuery } from '@sqos/api-client/record'
import { selectPermissions, type SessionRootState } from '@sqos/session'
import { useCallback, useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'

const ANEW = { subscribe: false, forceRefetch: true } as const

/**
 * The design of a model, followed while people work with it: read anew when the shell has learnt that menus, permissions or
 * models have changed, and before anything is written for which it may be too old.
 */
export function useModelDesign(modelId: string) {
  const dispatch = useApiDispatch()
  const config = useGetModelConfigQuery({ modelId })
  const { refetch } = config
  const permissions = useSelector((state: SessionRootState) => selectPermissions(state))
  const seen = useRef(permissions)
  const filledIn = useRef(config.data)
  useEffect(() => {
    filledIn.current = config.data
  })

  useEffect(
    function follow() {
      if (seen.current === permissions) return
      seen.current = permissions
      void refetch()
    },
    [permissions, refetch],
  )

  const known = useRef<string>(undefined)
  /**
   * Rejects when the form that was filled in is not the one that is released now; the page has that one then. Answers which form it
   * was: the server looks once more in the moment it writes.
   */
  const demandCurrent = useCallback(async () => {
    const { data } = await dispatch(authApi.endpoints.getMenuVersion.initiate(undefined, ANEW))
    const before = filledIn.current
    if (!data || data.version === known.current) return before?.design
    const now = await dispatch(recordApi.endpoints.getModelConfig.initiate({ modelId }, ANEW))
    if (!now.data) return before?.design
    known.current = data.version
    if (now.data.formData !== before?.formData) throw new DesignChanged()
    return now.data.design
  }, [dispatch, modelId])

  return { config, demandCurrent }
}

/** The form has been designed anew while it was filled in. The form shows it, and keeps what was typed. */
class DesignChanged extends Error {
  override name = 'DesignChanged'

  constructor() {
    super('The form was designed anew while somebody filled it in.')
  }
}
