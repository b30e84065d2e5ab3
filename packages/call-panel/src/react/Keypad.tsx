import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './CallPanel.module.css'

const TONES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']

/** The most tones that are shown again. */
const SHOWN = 20

interface KeypadProps {
  onTone: (tone: string) => void
}

/** Twelve keys for DTMF tones. While one of them has the focus, the keyboard's digits, * and # work too. */
export function Keypad({ onTone }: KeypadProps) {
  const { t } = useText(NAMESPACE)
  const [sent, setSent] = useState('')
  const send = (tone: string) => {
    onTone(tone)
    setSent((before) => (before + tone).slice(-SHOWN))
  }
  const sendTyped = (event: KeyboardEvent) => {
    if (TONES.includes(event.key)) send(event.key)
  }
  return (
    <fieldset aria-label={t('keypad')} className={styles['keypad']}>
      <output className={styles['sent']}>{sent}</output>
      {TONES.map((tone) => (
        <Button key={tone} aria-label={nameOf(tone, t)} onClick={() => send(tone)} onKeyDown={sendTyped}>
          {tone}
        </Button>
      ))}
    </fieldset>
  )
}

function nameOf(tone: string, t: (key: string) => string): string {
  if (tone === '*') return t('key.star')
  return tone === '#' ? t('key.hash') : tone
}
