import { Button } from '@arco-design/web-react'
import {
  IconApps,
  IconMute,
  IconPause,
  IconPhone,
  IconPlayArrow,
  IconSettings,
  IconSwap,
  IconVoice,
} from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { type ReactNode, useId, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { CALL_STATE } from '../core/call-state.ts'
import { CallDevices } from './CallDevices.tsx'
import styles from './CallPanel.module.css'
import { Keypad } from './Keypad.tsx'
import { TransferForm } from './TransferForm.tsx'
import { useCall } from './use-call.ts'

/** Parts of the panel of which one is open at a time. */
type Part = 'keypad' | 'transfer' | 'devices'

/** Accept and refuse for an incoming call; for others the buttons and parts of a conversation. */
export function CallActions() {
  const { state } = useCall()
  return state === CALL_STATE.incoming ? <IncomingActions /> : <TalkActions />
}

function IncomingActions() {
  const call = useCall()
  const { t } = useText(NAMESPACE)
  return (
    <div className={styles['actions']} data-actions>
      <Button type="primary" status="success" icon={<IconPhone />} onClick={() => void call.accept()}>
        {t('action.accept')}
      </Button>
      <HangUpButton text={t('action.refuse')} />
    </div>
  )
}

function TalkActions() {
  const call = useCall()
  const { t } = useText(NAMESPACE)
  const partId = useId()
  const [part, setPart] = useState<Part>()
  const isTalking = call.state === CALL_STATE.connected
  const toggle = (name: Part) => setPart(part === name ? undefined : name)
  const opener = (name: Part) => ({
    'aria-expanded': part === name,
    'aria-controls': partId,
    onClick: () => toggle(name),
  })

  return (
    <>
      <div className={styles['actions']} data-actions>
        <IconButton
          label={t(call.isMuted ? 'action.unmute' : 'action.mute')}
          icon={call.isMuted ? <IconMute /> : <IconVoice />}
          aria-pressed={call.isMuted}
          disabled={!isTalking}
          onClick={() => call.setMuted(!call.isMuted)}
        />
        <IconButton
          label={t(call.isHeld ? 'action.resume' : 'action.hold')}
          icon={call.isHeld ? <IconPlayArrow /> : <IconPause />}
          aria-pressed={call.isHeld}
          disabled={!isTalking}
          onClick={() => call.setHeld(!call.isHeld)}
        />
        <IconButton label={t('action.keypad')} icon={<IconApps />} disabled={!isTalking} {...opener('keypad')} />
        <IconButton label={t('action.transfer')} icon={<IconSwap />} disabled={!isTalking} {...opener('transfer')} />
        <IconButton label={t('action.devices')} icon={<IconSettings />} {...opener('devices')} />
        <HangUpButton text={t('action.hangUp')} />
      </div>
      <div id={partId}>
        {part === 'keypad' && isTalking && <Keypad onTone={call.sendTone} />}
        {part === 'transfer' && isTalking && <TransferForm />}
        {part === 'devices' && <CallDevices />}
      </div>
    </>
  )
}

interface IconButtonProps {
  label: string
  icon: ReactNode
  disabled?: boolean
  onClick: () => void
  'aria-pressed'?: boolean
  'aria-expanded'?: boolean
  'aria-controls'?: string
}

/** A button without text: its label is its name and its tip. */
function IconButton({ label, ...button }: IconButtonProps) {
  return <Button {...button} aria-label={label} title={label} />
}

/** Ends the call. Without a text its icon is enough: the name stays. */
export function HangUpButton({ text, isSmall = false }: { text: string; isSmall?: boolean }) {
  const { hangUp } = useCall()
  const icon = <IconPhone className={styles['down'] ?? ''} />
  if (isSmall) {
    return (
      <Button
        size="mini"
        shape="circle"
        type="primary"
        status="danger"
        icon={icon}
        aria-label={text}
        title={text}
        onClick={hangUp}
      />
    )
  }
  return (
    <Button className={styles['hangUp'] ?? ''} type="primary" status="danger" icon={icon} onClick={hangUp}>
      {text}
    </Button>
  )
}
