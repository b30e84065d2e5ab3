import { Button } from '@arco-design/web-react'
import { IconDown, IconLink, IconUp } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import type { ReactNode } from 'react'
import { useHref, useLocation } from 'react-router'
import { NAMESPACE } from '../locales.ts'
import styles from './GeneratedList.module.css'
import { OPENED } from './use-opened-record.ts'

interface RecordStepsProps {
  id: string
  /** The ids of the records on the page of the list, in its order. */
  ids: readonly string[]
  onOpen: (id: string) => void
}

/** Leads from an opened record to the one before or after it in the list, and copies its address. */
export function RecordSteps({ id, ids, onOpen }: RecordStepsProps) {
  const { t } = useText(NAMESPACE)
  const { pathname } = useLocation()
  const href = useHref({ pathname, search: `?${new URLSearchParams({ [OPENED]: id })}` })
  const at = ids.indexOf(id)

  async function copy() {
    await navigator.clipboard.writeText(new URL(href, globalThis.location.href).href)
    showToast({ kind: 'success', text: t('list.steps.linkCopied') })
  }

  const step = (name: 'previous' | 'next', icon: ReactNode) => {
    const target = ids[at + (name === 'previous' ? -1 : 1)]
    return (
      <Button
        type="text"
        iconOnly
        icon={icon}
        aria-label={t(`list.steps.${name}`)}
        title={t(`list.steps.${name}`)}
        // A disabled button would lose the focus at the end of the list.
        aria-disabled={target === undefined}
        onClick={() => target !== undefined && onOpen(target)}
      />
    )
  }

  return (
    <span className={styles['steps']}>
      {at >= 0 && ids.length > 1 && (
        <>
          {step('previous', <IconUp aria-hidden />)}
          {step('next', <IconDown aria-hidden />)}
          <output className={styles['place']}>{t('list.steps.place', { place: at + 1, count: ids.length })}</output>
        </>
      )}
      {/* Only secure pages have a clipboard. */}
      {globalThis.isSecureContext && (
        <Button
          type="text"
          iconOnly
          icon={<IconLink aria-hidden />}
          aria-label={t('list.steps.copyLink')}
          title={t('list.steps.copyLink')}
          onClick={() => void copy()}
        />
      )}
    </span>
  )
}
