import type { ReactNode } from 'react'

/**
 * Whether the person may press a button, by its code in `shared/buttons.ts`. Here everybody may. With permissions, ask the server
 * for those of the person; the server checks each call by itself (`server/host/actor.ts`).
 */
export const usePermission =
  () =>
  (_code: string): boolean =>
    true

/** Shows its children to people with the permission. */
export function Permit({ code, children }: { code: string; children: ReactNode }) {
  const may = usePermission()
  return may(code) ? children : null
}
