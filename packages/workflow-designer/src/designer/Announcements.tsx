import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { useEffect } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { useFlow } from '../store/use-flow.ts'
import styles from './FlowDesigner.module.css'

/** Announces edits to screen readers. Refused edits are also shown as a message. */
export function Announcements() {
  const { t } = useText(NAMESPACE)
  const notice = useFlow((state) => state.notice)
  const text = notice ? t(`notice.${notice.key}`, notice.params) : ''

  useEffect(
    function showRefusal() {
      if (notice?.key === 'notPossible') showToast({ kind: 'warning', text })
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
