import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { timeText } from './time-text.ts'
import {
  MAX_VOICE,
  startVoice,
  VoiceError,
  type VoiceProblem,
  type VoiceRecord,
  type VoiceRecording,
} from './voice-recording.ts'
import styles from './Voice.module.css'

export interface VoiceBarProps {
  onSend: (record: VoiceRecord) => void
  /** Closes the bar. */
  onClose: () => void
}

/** Records a voice message: level, time, cancel and send. Begins when it is shown; Enter sends, Escape cancels. */
export function VoiceBar({ onSend, onClose }: VoiceBarProps) {
  const { t } = useText(NAMESPACE)
  const { recording, seconds, level, isFull, problem } = useRecording()
  const bar = useRef<HTMLFieldSetElement>(null)
  const isReady = recording !== undefined

  useEffect(
    function focusButton() {
      bar.current?.querySelector<HTMLElement>(isReady ? '[data-send]' : '[data-cancel]')?.focus()
    },
    [isReady],
  )

  async function send() {
    const record = await recording?.finish()
    if (record) onSend(record)
    else showToast({ kind: 'warning', text: t('voice.tooShort') })
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape that bubbles from its buttons
    <fieldset ref={bar} aria-label={t('voice.record')} className={styles.bar} onKeyDown={onKeyDown}>
      {problem ? (
        <output className={styles.problem}>{t(`voice.problem.${problem}`)}</output>
      ) : (
        <>
          <meter className={styles.level} aria-label={t('voice.level')} min={0} max={1} value={level} />
          <span className={styles.time} role="timer">
            {timeText(seconds)} / {timeText(MAX_VOICE)}
          </span>
          <output className={styles.state}>
            {isFull ? t('voice.full') : isReady ? t('voice.recording') : t('voice.asking')}
          </output>
        </>
      )}
      <Button data-cancel onClick={onClose}>
        {problem ? t('close') : t('cancel')}
      </Button>
      {!problem && (
        <Button data-send type="primary" disabled={!isReady} onClick={() => void send()}>
          {t('send')}
        </Button>
      )}
    </fieldset>
  )
}

/** A recording that begins with the component and ends with it. */
function useRecording() {
  const [recording, setRecording] = useState<VoiceRecording>()
  const [progress, setProgress] = useState({ seconds: 0, level: 0 })
  const [isFull, setFull] = useState(false)
  const [problem, setProblem] = useState<VoiceProblem>()

  useEffect(function record() {
    const run = new AbortController()
    let begun: VoiceRecording | undefined
    async function begin() {
      try {
        begun = await startVoice({ onProgress: setProgress, onFull: () => setFull(true), signal: run.signal })
        if (run.signal.aborted) begun.cancel()
        else setRecording(begun)
      } catch (error) {
        if (!run.signal.aborted) setProblem(error instanceof VoiceError ? error.problem : 'unsupported')
      }
    }
    void begin()
    return () => {
      run.abort()
      begun?.cancel()
    }
  }, [])

  return { recording, isFull, problem, ...progress }
}
