import { IconPause, IconPlayArrowFill } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { timeText } from './time-text.ts'
import styles from './Voice.module.css'

export interface VoicePlayerProps {
  url: string
  /** Seconds. Recordings of browsers do not hold their duration. */
  length: number
}

/** The player that is playing: one at a time. */
let playing: HTMLAudioElement | undefined

/** Plays a voice message. The file is loaded when it is played. */
export function VoicePlayer({ url, length }: VoicePlayerProps) {
  const { t } = useText(NAMESPACE)
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const label = t(isPlaying ? 'voice.pause' : 'voice.play', { time: timeText(length) })

  async function toggle() {
    const element = audio.current
    if (!element) return
    if (isPlaying) return element.pause()
    if (playing !== element) playing?.pause()
    playing = element
    setFailed(false)
    try {
      await element.play()
    } catch (error) {
      // Pausing before the file is loaded rejects too.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'))
    }
  }

  return (
    <span className={styles.player} style={{ inlineSize: 120 + Math.min(length, 60) * 2 }}>
      <button type="button" className={styles.play} aria-label={label} title={label} onClick={() => void toggle()}>
        {isPlaying ? <IconPause /> : <IconPlayArrowFill />}
      </button>
      <progress
        className={styles.progress}
        max={Math.max(length, 1)}
        value={seconds}
        aria-label={t('voice.progress')}
      />
      <span className={styles.time}>{timeText(isPlaying ? seconds : length)}</span>
      {hasFailed && <output className={styles.problem}>{t('voice.failed')}</output>}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a voice message has no captions */}
      <audio
        ref={audio}
        preload="none"
        src={url}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setSeconds(0)}
        onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
      />
    </span>
  )
}
