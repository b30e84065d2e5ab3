import { Button } from '@arco-design/web-react'
import { maskNumber } from '@sqos/call-panel/core'
import { useRegionFocus } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { lazy, Suspense, useRef, useState } from 'react'
import styles from './AfterCall.module.css'
import { NAMESPACE } from './catalogue.ts'
import { durationOf, type EndedCall } from './ended-call.ts'

const CallNotes = lazy(async () => ({ default: (await import('./CallNotes.tsx')).CallNotes }))

interface AfterCallProps {
  ended: EndedCall
  /** Model whose form holds the notes; empty for notes as text. */
  noteModelId: string
  onClose: () => void
}

/** Offers the notes of a call that has ended, until they are saved or the card is closed. */
export function AfterCall({ ended, noteModelId, onClose }: AfterCallProps) {
  const { t } = useText(NAMESPACE)
  const [isWriting, setWriting] = useState(false)
  const card = useRef<HTMLElement>(null)
  const region = useRegionFocus(card)
  return (
    <section ref={card} className={styles.card} {...region} aria-label={t('after.write')}>
      <output className={styles.title}>{t('after.title')}</output>
      <div className={styles.call}>
        {maskNumber(ended.call.number)} · {durationOf(ended.call)}
      </div>
      <div className={styles.actions}>
        <Button type="primary" onClick={() => setWriting(true)}>
          {t('after.write')}
        </Button>
        <Button onClick={onClose}>{t('after.close')}</Button>
      </div>
      <Suspense>
        {isWriting && (
          <CallNotes ended={ended} modelId={noteModelId} onSaved={onClose} onClose={() => setWriting(false)} />
        )}
      </Suspense>
    </section>
  )
}
