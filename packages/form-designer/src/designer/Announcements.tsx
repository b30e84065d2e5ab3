import { showToast } from '@sqos/ui-kit'
import { useText } from '@sqos/i18n/react'
import { useEffect } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { NestingFault } from '../document/nesting.ts'
import { useDesigner } from '../store/use-designer.ts'
import styles from './FormDesigner.module.css'

const FAULTS: ReadonlySet<string> = new Set<NestingFault | 'lastPane'>([
  'notInTable',
  'onlyPanes',
  'paneElsewhere',
  'holdsNothing',
  'lastPane',
])

/** Announces notices to screen readers. Refused steps are also shown as a message. */
export function Announcements() {
  const { t } = useText(NAMESPACE)
  const notice = useDesigner((state) => state.notice)
  const text = notice ? t(`notice.${notice.key}`, notice.params) : ''

  useEffect(
    function sayFault() {
      if (notice && FAULTS.has(notice.key)) showToast({ kind: 'warning', text })
    },
    // oxlint-disable-next-line react/exhaustive-deps -- once for each notice
    [notice],
  )

  return (
    <output className={styles.hidden} aria-live="polite" key={notice?.id}>
      {text}
    </output>
  )
}
