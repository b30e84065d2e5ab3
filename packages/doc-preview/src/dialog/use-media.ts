import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type PreviewFile, type PreviewSource, isThere } from './preview-source.ts'

/** The state over the player; `shown`: none. */
export type MediaPhase = 'loading' | 'shown' | 'failed' | 'unsupported' | 'damaged'

interface UseMediaOptions {
  file: PreviewFile
  source: PreviewSource
  /** The file does not exist. */
  onMissing: () => void
}

type MediaEvent = SyntheticEvent<HTMLMediaElement>

/** Seconds. */
const SAME_PLACE = 1

/** The position of playback. */
interface Place {
  at: number
  isPlaying: boolean
}

/** Provides a player's address, and a new one when it has expired or the connection is lost; playback continues at its position. */
export function useMedia({ file, source, onMissing }: UseMediaOptions) {
  const [phase, setPhase] = useState<MediaPhase>('loading')
  const [address, setAddress] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const latest = useRef({ file, source, onMissing })
  const place = useRef<Place>({ at: 0, isPlaying: false })
  /** Whether playback has started with the present URL, and the position when the URL was requested. */
  const begun = useRef({ isLoaded: false, at: -Infinity })
  useEffect(() => {
    latest.current = { file, source, onMissing }
  })

  useEffect(
    function askAddress() {
      const leaving = new AbortController()
      const { signal } = leaving
      const { source: from, file: wanted } = latest.current
      let made: string | undefined
      async function load() {
        const given = await from.address(wanted).catch(() => undefined)
        if (signal.aborted) return
        if (!given) return attempt === 0 ? latest.current.onMissing() : setPhase('failed')
        if (!from.read) return setAddress(given)
        // A custom fetch loads the whole file.
        const content = await from.read(given, { signal }).catch(() => undefined)
        if (signal.aborted) return
        if (!content) return setPhase('failed')
        made = URL.createObjectURL(content)
        setAddress(made)
      }
      void load()
      return () => {
        leaving.abort()
        if (made !== undefined) URL.revokeObjectURL(made)
      }
    },
    [attempt],
  )

  function renew() {
    begun.current = { isLoaded: false, at: place.current.at }
    setAddress(undefined)
    setAttempt((before) => before + 1)
  }

  function remember({ currentTarget: { currentTime, paused, readyState } }: MediaEvent) {
    // Without a URL, the player reports position 0.
    if (readyState > 0) place.current = { at: currentTime, isPlaying: !paused }
  }
  function rememberUnlessBroken(event: MediaEvent) {
    if (!event.currentTarget.error) remember(event)
  }

  async function explain(target: HTMLMediaElement) {
    const { isLoaded, at } = begun.current
    // The link may have expired: request a new one, unless playback stopped at the same position before.
    if (isLoaded && Math.abs(place.current.at - at) > SAME_PLACE) return renew()
    if (target.error?.code === MediaError.MEDIA_ERR_DECODE) return setPhase('damaged')
    // The player reports the same error for an undecodable file and for a refused request.
    const isGiven = await isThere(target.src)
    const isUnreadable = isGiven && target.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED
    setPhase(isUnreadable ? (isLoaded ? 'damaged' : 'unsupported') : 'failed')
  }

  return {
    phase,
    address,
    retry: () => {
      setPhase('loading')
      renew()
    },
    /** Events of the player. */
    player: {
      onLoadedMetadata: ({ currentTarget }: MediaEvent) => {
        const { at, isPlaying } = place.current
        begun.current.isLoaded = true
        // Unless the user moved the position while the new link was loading.
        if (at > 0 && currentTarget.currentTime === 0) currentTarget.currentTime = at
        if (isPlaying) void currentTarget.play().catch(() => {})
        setPhase('shown')
      },
      onTimeUpdate: rememberUnlessBroken,
      // The position chosen by the user is kept, even if this link cannot load it.
      onSeeking: remember,
      onPause: rememberUnlessBroken,
      onError: ({ currentTarget }: MediaEvent) => void explain(currentTarget),
    },
  }
}
