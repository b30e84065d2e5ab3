import { readOnce, useApiDispatch } from '@sqos/api-client'
import { authApi } from '@sqos/api-client/auth'
import { recordApi, useGetModelConfigQuery } from '@sqos/api-client/record'
import { selectPermissions, type SessionRootState } from '@sqos/session'
import { useCallback, useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'

const FRESH = { forceRefetch: true }

/**
 * Loads the design of a model. Reads it again when the session's permissions change (menus, permissions or models changed), and
 * checks before a write whether it is still the released one.
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
   * Returns the id of the design of the filled form; the server compares it again when it writes. Rejects when another design has
   * been released; the page then shows that one.
   */
  const demandCurrent = useCallback(async () => {
    const { data } = await readOnce(dispatch(authApi.endpoints.getMenuVersion.initiate(undefined, FRESH)))
    const before = filledIn.current
    if (!data || data.version === known.current) return before?.design
    const now = await readOnce(dispatch(recordApi.endpoints.getModelConfig.initiate({ modelId }, FRESH)))
    if (!now.data) return before?.design
    known.current = data.version
    if (now.data.formData !== before?.formData) throw new DesignChanged()
    return now.data.design
  }, [dispatch, modelId])

  return { config, demandCurrent }
}

/** A new design was released while the form was being filled. The form shows the new design and keeps the input. */
class DesignChanged extends Error {
  override name = 'DesignChanged'

  constructor() {
    super('Another design of the form was released while it was being filled in.')
  }
}
