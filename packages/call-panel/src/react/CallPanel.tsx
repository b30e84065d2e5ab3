import { IconDragDotVertical, IconExpand, IconMinus, IconPhone } from '@arco-design/web-react/icon'
import { useRegionFocus } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { useEffect, useRef } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { CALL_STATE } from '../core/call-state.ts'
import type { PhoneSnapshot } from '../core/phone-snapshot.ts'
import { CallActions, HangUpButton } from './CallActions.tsx'
import styles from './CallPanel.module.css'
import { CallTimer } from './CallTimer.tsx'
import { LevelMeter } from './LevelMeter.tsx'
import { useCall, usePhone } from './use-call.ts'
import { usePanelPlace } from './use-panel-place.ts'

/** The call above the page; nothing without a call. Stays for half a second after the end. */
export function CallPanel() {
  return useCall().isVisible && <VisiblePanel />
}

/** What F6 focuses. */
const FIRST = '[data-actions] button'

/** Moved by pointer and arrow keys; minimised, it shows the number and the timer. An incoming call is shown whole. */
function VisiblePanel() {
  const call = useCall()
  const { t } = useText(NAMESPACE)
  const panel = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const wasSmall = useRef<boolean>(undefined)
  const region = useRegionFocus(panel, FIRST)
  const { isMinimised, setMinimised, moveByKey, handle, frame } = usePanelPlace(panel)
  const isSmall = isMinimised && call.state !== CALL_STATE.incoming

  // The pressed button is replaced by its counterpart, which takes the focus over.
  useEffect(() => {
    if (wasSmall.current !== undefined && wasSmall.current !== isSmall) toggle.current?.focus()
    wasSmall.current = undefined
  }, [isSmall])

  const text = <span role={call.state === CALL_STATE.incoming ? 'alert' : 'status'}>{t(`state.${textOf(call)}`)}</span>
  const timer = call.answeredAt !== undefined && <CallTimer answeredAt={call.answeredAt} endedAt={call.endedAt} />
  const toggleProps = {
    ref: toggle,
    type: 'button' as const,
    className: styles['tool'],
    onClick: () => {
      wasSmall.current = isSmall
      setMinimised(!isMinimised)
    },
  }
  return (
    <section
      ref={panel}
      className={styles['panel']}
      aria-label={t('title')}
      data-state={call.state}
      data-small={isSmall || undefined}
      {...frame}
      {...region}
    >
      <div className={styles['head']} {...handle}>
        <IconPhone className={styles['mark'] ?? ''} aria-hidden />
        <div className={styles['who']}>
          <span className={styles['number']}>{call.number}</span>
          <span className={styles['state']}>
            {text}
            {timer}
          </span>
        </div>
        <button
          type="button"
          className={styles['tool']}
          aria-label={t('action.move')}
          title={t('action.move')}
          onKeyDown={moveByKey}
        >
          <IconDragDotVertical />
        </button>
        {isSmall ? (
          <button {...toggleProps} aria-label={t('action.expand')} title={t('action.expand')}>
            <IconExpand />
          </button>
        ) : (
          <button {...toggleProps} aria-label={t('action.minimise')} title={t('action.minimise')}>
            <IconMinus />
          </button>
        )}
        {isSmall && call.state !== CALL_STATE.idle && <HangUpButton isSmall text={t('action.hangUp')} />}
      </div>
      {!isSmall && <Level />}
      {!isSmall && call.state !== CALL_STATE.idle && <CallActions />}
    </section>
  )
}

/** The level of the open microphone; a muted one is silent. */
function Level() {
  const { state } = useCall()
  const { microphone } = usePhone()
  return state !== CALL_STATE.idle && microphone && <LevelMeter stream={microphone} />
}

/** The key of the text under the number. */
function textOf({ state, direction, isRinging, isHeld, isReconnecting, isTransferring }: PhoneSnapshot) {
  if (state === CALL_STATE.idle) return 'ended'
  if (isReconnecting) return 'reconnecting'
  if (isTransferring) return 'transferring'
  if (state === CALL_STATE.incoming) return 'incoming'
  if (state === CALL_STATE.connected) return isHeld ? 'held' : 'connected'
  if (state === CALL_STATE.connecting && direction === 'incoming') return 'connecting'
  return isRinging ? 'ringing' : 'outgoing'
}
