import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import { useSelector } from 'react-redux'
import type { SessionRootState } from './actions.ts'
import type { PermissionKind } from './permission.ts'
import { can } from './permission.ts'
import { selectPermissions } from './session-slice.ts'

const ModelIdContext = createContext<string | undefined>(undefined)

/** Names the page whose permissions hold below it: the `modelId` of the route, which is the id of its menu entry. */
export function ModelIdProvider({ modelId, children }: { modelId: string | undefined; children: ReactNode }) {
  return <ModelIdContext value={modelId}>{children}</ModelIdContext>
}

/** Asks what the signed-in person may do on a page: the one around, or the one that `modelId` names. */
export function usePermission(modelId?: string): (code: string, kind?: PermissionKind) => boolean {
  const around = useContext(ModelIdContext)
  const permissions = useSelector((state: SessionRootState) => selectPermissions(state))
  return (code, kind) => can(permissions, modelId ?? around, { code, kind })
}

/** Codes of the buttons that every list page has. Source: specification of the shell, section 6. */
const STANDARD_BUTTONS = { add: 'btn_add', edit: 'btn_edit', remove: 'btn_remove' } as const

type Asked =
  | { code: string; standard?: never; judge?: never }
  | {
      standard: keyof typeof STANDARD_BUTTONS
      /** The page's judge-permission flag: while it is off, its standard buttons are for everyone. */
      judge?: boolean | undefined
      code?: never
    }

export type PermitProps = Asked & { modelId?: string | undefined; children: ReactNode }

/** Draws its children only for those who may press them; hiding is courtesy, the server refuses the rest. */
export function Permit({ code, standard, judge = false, modelId, children }: PermitProps) {
  const mayPress = usePermission(modelId)
  if (standard) return !judge || mayPress(STANDARD_BUTTONS[standard]) ? children : null
  return mayPress(code) ? children : null
}
