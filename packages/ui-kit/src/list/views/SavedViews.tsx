import { Button } from '@arco-design/web-react'
import { IconStar } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { NAMESPACE } from '../../locales.ts'
import { useSavedViews } from './use-saved-views.ts'
import styles from './Views.module.css'

export interface SavedViewsProps {
  /** Storage key in this browser: user and list. */
  storageKey: string
  /** `columnsKey` of the table, if views include its columns. */
  layoutKey?: string | undefined
}

const ViewsPopup = lazy(async () => ({ default: (await import('./ViewsPopup.tsx')).ViewsPopup }))

/** Saved views of a list: filters, sort and columns under a name, and the default view. A tool of a `Toolbar`. */
export function SavedViews(props: SavedViewsProps) {
  const { t } = useText(NAMESPACE)
  const control = useSavedViews({ layoutKey: undefined, ...props })
  const [popup, setPopup] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const anchor = useRef<HTMLSpanElement>(null)
  const isOpen = popup === 'open'

  const close = useCallback(() => setPopup('closed'), [])
  function closeAndReturn() {
    close()
    anchor.current?.querySelector('button')?.focus()
  }

  return (
    <span ref={anchor} className={styles['anchor']}>
      <Button
        type="text"
        icon={<IconStar aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setPopup(isOpen ? 'closed' : 'open')}
      >
        <span className={styles['label']}>{control.shown?.name ?? t('views.title')}</span>
      </Button>
      <Suspense>
        {popup !== 'unopened' && (
          <ViewsPopup control={control} anchor={anchor} open={isOpen} onLeave={close} onClose={closeAndReturn} />
        )}
      </Suspense>
    </span>
  )
}
