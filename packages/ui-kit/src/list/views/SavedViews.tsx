import { Button, Trigger } from '@arco-design/web-react'
import { IconStar } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { useRef, useState } from 'react'
import { NAMESPACE } from '../../locales.ts'
import { useSavedViews } from './use-saved-views.ts'
import styles from './Views.module.css'
import { ViewsPopup } from './ViewsPopup.tsx'

export interface SavedViewsProps {
  /** Names what is kept in this browser: who, and which list. */
  storageKey: string
  /** The table's, when its columns are part of a view. */
  layoutKey?: string | undefined
}

/** Filters, sort and columns of a list under names: chosen, kept, begun with. One of the tools of a `Toolbar`. */
export function SavedViews(props: SavedViewsProps) {
  const { t } = useText(NAMESPACE)
  const control = useSavedViews({ layoutKey: undefined, ...props })
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)

  function close() {
    setOpen(false)
    anchor.current?.querySelector('button')?.focus()
  }

  const popup = <ViewsPopup control={control} onClose={close} />
  return (
    <Trigger
      trigger="click"
      position="br"
      popupAlign={{ bottom: 4 }}
      popupVisible={isOpen}
      onVisibleChange={setOpen}
      unmountOnExit
      popup={() => popup}
    >
      <span ref={anchor}>
        <Button type="text" icon={<IconStar aria-hidden />} aria-haspopup="dialog" aria-expanded={isOpen}>
          <span className={styles['label']}>{control.shown?.name ?? t('views.title')}</span>
        </Button>
      </span>
    </Trigger>
  )
}
