import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import { useSelector } from 'react-redux'
import type { SessionRootState } from './actions.ts'
import type { PermissionKind } from './permission.ts'
import { can } from './permission.ts'
import { selectPermissions } from './session-slice.ts'

const ModelIdContext = createContext<string | undefined>(undefined)

/**
 * Provides the page whose permissions apply to its children: the `modelId` of the route, which is the id of its menu
 * entry.
 */
export function ModelIdProvider({ modelId, children }: { modelId: string | undefined; children: ReactNode }) {
  return <ModelIdContext.Provider value={modelId}>{children}</ModelIdContext.Provider>
}

/** Returns the permission check of a page: the surrounding page, or the page `modelId`. */
export function usePermission(modelId?: string): (code: string, kind?: PermissionKind) => boolean {
  const around = useContext(ModelIdContext)
  const permissions = useSelector((state: SessionRootState) => selectPermissions(state))
  return (code, kind) => can(permissions, modelId ?? around, { code, kind })
}

/** Codes of the buttons that every list page has. */
const STANDARD_BUTTONS = { add: 'btn_add', edit: 'btn_edit', remove: 'btn_remove' } as const

type Asked =
  | { code: string; standard?: never; judge?: never }
  | {
      standard: keyof typeof STANDARD_BUTTONS
      /** The judge-permission flag of the page: while it is off, every user may use its standard buttons. */
      judge?: boolean | undefined
      code?: never
    }

export type PermitProps = Asked & { modelId?: string | undefined; children: ReactNode }

/** Renders its children only for users with the permission. This is a convenience; the server checks every call. */
export function Permit({ code, standard, judge = false, modelId, children }: PermitProps) {
  const mayPress = usePermission(modelId)
  if (standard) return !judge || mayPress(STANDARD_BUTTONS[standard]) ? children : null
  return mayPress(code) ? children : null
}
