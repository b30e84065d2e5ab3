import { Button, Drawer } from '@arco-design/web-react'
import { IconFilter } from '@arco-design/web-react/icon'
import { useReturnFocus } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { type ReactNode, useId } from 'react'
import { CloseButton } from '../form/CloseButton.tsx'
import { NAMESPACE } from '../locales.ts'
import styles from './FilterSheet.module.css'

export interface FilterSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Number of conditions that narrow the list; shown on the button. */
  count: number
  /** The form with the conditions and its buttons. */
  children: ReactNode
}

/** The conditions of a list on phones: a button with their number, and a sheet from the bottom of the screen. */
export function FilterSheet({ open, onOpenChange, count, children }: FilterSheetProps) {
  const { t } = useText(NAMESPACE)
  const titleId = useId()
  const returnFocus = useReturnFocus(open)
  const attributes = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId }
  return (
    <>
      <Button
        data-compact-search
        icon={<IconFilter aria-hidden />}
        {...(count > 0 && { type: 'outline' as const })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpenChange(true)}
      >
        {count > 0 ? t('search.filterBy', { count }) : t('search.filter')}
      </Button>
      <Drawer
        {...attributes}
        visible={open}
        placement="bottom"
        height="auto"
        className={styles['sheet'] ?? ''}
        title={<span id={titleId}>{t('search.filter')}</span>}
        footer={null}
        closeIcon={<CloseButton />}
        focusLock
        autoFocus={false}
        unmountOnExit
        onCancel={() => onOpenChange(false)}
        afterOpen={() => closeButtonOf(titleId)?.focus()}
        afterClose={returnFocus}
      >
        {children}
      </Drawer>
    </>
  )
}

/** Gets the focus, so that keys reach the sheet: a field would open the keyboard of a phone over the conditions. */
const closeButtonOf = (titleId: string) =>
  document
    .getElementById(titleId)
    ?.closest('[role="dialog"]')
    ?.querySelector<HTMLElement>('.arco-drawer-close-icon button')
