import { Button } from '@arco-design/web-react'
import { IconApps, IconMute, IconPause, IconPhone, IconPlayArrow, IconVoice } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { useId, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { CALL_STATE } from '../core/call-state.ts'
import type { PhoneSnapshot } from '../core/phone-snapshot.ts'
import styles from './CallPanel.module.css'
import { CallTimer } from './CallTimer.tsx'
import { Keypad } from './Keypad.tsx'
import { useCall } from './use-call.ts'

/** The call in a corner of the page; nothing without a call. Stays for half a second after the end. */
export function CallPanel() {
  const call = useCall()
  const { t } = useText(NAMESPACE)
  if (!call.isVisible) return null

  const text = t(`state.${textOf(call)}`)
  return (
    <section className={styles['panel']} aria-label={t('title')} data-state={call.state}>
      <div className={styles['head']}>
        <IconPhone className={styles['mark']} aria-hidden />
        <div className={styles['who']}>
          <span className={styles['number']}>{call.number}</span>
          <span className={styles['state']}>
            <span role={call.state === CALL_STATE.incoming ? 'alert' : 'status'}>{text}</span>
            {call.answeredAt !== undefined && <CallTimer answeredAt={call.answeredAt} endedAt={call.endedAt} />}
          </span>
        </div>
      </div>
      {call.state !== CALL_STATE.idle && <CallActions />}
    </section>
  )
}

/** The key of the text under the number. */
function textOf({ state, direction, isRinging, isHeld }: PhoneSnapshot) {
  if (state === CALL_STATE.idle) return 'ended'
  if (state === CALL_STATE.incoming) return 'incoming'
  if (state === CALL_STATE.connected) return isHeld ? 'held' : 'connected'
  if (state === CALL_STATE.connecting && direction === 'incoming') return 'connecting'
  return isRinging ? 'ringing' : 'outgoing'
}

function CallActions() {
  const call = useCall()
  const { t } = useText(NAMESPACE)
  const keypadId = useId()
  const [isOpen, setOpen] = useState(false)
  const isTalking = call.state === CALL_STATE.connected
  const muteText = t(call.isMuted ? 'action.unmute' : 'action.mute')
  const holdText = t(call.isHeld ? 'action.resume' : 'action.hold')

  if (call.state === CALL_STATE.incoming) {
    return (
      <div className={styles['actions']}>
        <Button type="primary" status="success" icon={<IconPhone />} onClick={() => void call.accept()}>
          {t('action.accept')}
        </Button>
        <Button
          type="primary"
          status="danger"
          icon={<IconPhone className={styles['down'] ?? ''} />}
          onClick={call.hangUp}
        >
          {t('action.refuse')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <div className={styles['actions']}>
        <Button
          icon={call.isMuted ? <IconMute /> : <IconVoice />}
          aria-label={muteText}
          title={muteText}
          aria-pressed={call.isMuted}
          disabled={!isTalking}
          onClick={() => call.setMuted(!call.isMuted)}
        />
        <Button
          icon={call.isHeld ? <IconPlayArrow /> : <IconPause />}
          aria-label={holdText}
          title={holdText}
          aria-pressed={call.isHeld}
          disabled={!isTalking}
          onClick={() => call.setHeld(!call.isHeld)}
        />
        <Button
          icon={<IconApps />}
          aria-label={t('action.keypad')}
          title={t('action.keypad')}
          aria-expanded={isOpen}
          aria-controls={keypadId}
          disabled={!isTalking}
          onClick={() => setOpen(!isOpen)}
        />
        <Button
          type="primary"
          status="danger"
          icon={<IconPhone className={styles['down'] ?? ''} />}
          onClick={call.hangUp}
        >
          {t('action.hangUp')}
        </Button>
      </div>
      <div id={keypadId}>{isOpen && isTalking && <Keypad onTone={call.sendTone} />}</div>
    </>
  )
}
