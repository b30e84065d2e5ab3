import { Drawer } from '@arco-design/web-react'
import { type ReactNode, useEffect, useId } from 'react'
import { focusFirst, useReturnFocus } from '@sqos/hooks'
import { CloseButton } from '../form/CloseButton.tsx'

export interface SideDrawerProps {
  open: boolean
  title: string
  /** Width in px; default 700. */
  width?: number | undefined
  onClose: () => void
  children: ReactNode
}

/** A drawer without a form. The focus moves into the drawer and returns to the previous element on close. */
export function SideDrawer({ open, title, width = 700, onClose, children }: SideDrawerProps) {
  const titleId = useId()
  const returnFocus = useReturnFocus(open)
  useEscapeOutside({ open, titleId, onClose })
  const attributes = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId }

  return (
    <Drawer
      {...attributes}
      visible={open}
      title={<span id={titleId}>{title}</span>}
      width={`min(${width}px, 100vw)`}
      footer={null}
      closeIcon={<CloseButton />}
      focusLock
      autoFocus={false}
      unmountOnExit
      onCancel={onClose}
      afterOpen={() => focusFirst(dialogOf(titleId), { skip: '.arco-drawer-close-icon *' })}
      afterClose={returnFocus}
    >
      {children}
    </Drawer>
  )
}

const dialogOf = (titleId: string) => document.getElementById(titleId)?.closest('[role="dialog"]')

/** Closes the drawer on Escape when the focus is outside of it, such as on the row that opened it. */
function useEscapeOutside({ open, titleId, onClose }: { open: boolean; titleId: string; onClose: () => void }) {
  useEffect(() => {
    if (!open) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const dialog = dialogOf(titleId)
      const focused = document.activeElement
      // A dialog around the target handles the key itself.
      if (dialog && !dialog.contains(focused) && !focused?.closest('[role="dialog"]')) onClose()
    }
    // In the capture phase: the table behind also handles Escape.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [open, titleId, onClose])
}
