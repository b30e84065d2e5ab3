import { Dropdown } from '@arco-design/web-react'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'

export interface ColumnMenuPopupProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  list: ReactNode
  /** The button at which the popup is placed. */
  children: ReactElement
}

/** Popup of a column menu; loaded with the first opened menu. */
export function ColumnMenuPopup({ open, onOpenChange, list, children }: ColumnMenuPopupProps) {
  // The popup measures its button, which must be in the page first.
  const [isPlaced, setIsPlaced] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- a second render is the point
  useEffect(() => setIsPlaced(true), [])

  return (
    <Dropdown
      droplist={list}
      trigger="click"
      position="br"
      popupVisible={open && isPlaced}
      onVisibleChange={onOpenChange}
      unmountOnExit
    >
      {children}
    </Dropdown>
  )
}
