import { Drawer } from '@arco-design/web-react'
import { useId } from 'react'
import { CloseButton } from '../form/CloseButton.tsx'
import { MenuList, type MenuListProps } from './MenuList.tsx'
import sheet from './FilterSheet.module.css'

/** The actions of a row at the bottom of a phone. */
export function RowMenuSheet({ label, items, onClose }: MenuListProps) {
  const titleId = useId()
  const attributes = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId }
  return (
    <Drawer
      {...attributes}
      visible
      placement="bottom"
      height="auto"
      className={sheet['sheet'] ?? ''}
      title={<span id={titleId}>{label}</span>}
      footer={null}
      closeIcon={<CloseButton />}
      focusLock
      autoFocus={false}
      onCancel={onClose}
    >
      <MenuList label={label} items={items} onClose={onClose} isSheet />
    </Drawer>
  )
}
