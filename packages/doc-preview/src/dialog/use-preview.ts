import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type Abilities,
  type FrameSettings,
  type FromFrame,
  isFromFrame,
  type Problem,
  type ToFrame,
} from '../protocol.ts'
import { FileTooLarge, type PreviewFile, type PreviewSource, readFile } from './preview-source.ts'
import { isConverted, isOnlyDownloaded } from './kind-by-name.ts'

/** State of the preview dialog. */
export type Phase = 'loading' | 'opening' | 'shown' | 'failed' | 'onlyDownloaded' | Problem

export interface PreviewState {
  phase: Phase
  abilities: Abilities | undefined
  page: number
  /** Search result; undefined without a search. */
  found: { current: number; total: number } | undefined
}

const BEGINNING: PreviewState = { phase: 'loading', abilities: undefined, page: 1, found: undefined }

interface UsePreviewOptions {
  file: PreviewFile
  source: PreviewSource
  settings: FrameSettings
  /** The file does not exist. */
  onMissing: () => void
  onEscape: () => void
}

/** Fetches a file, sends it to the frame, and stores the messages of the frame. */
export function usePreview({ file, source, settings, onMissing, onEscape }: UsePreviewOptions) {
  const [state, setState] = useState(BEGINNING)
  const [attempt, setAttempt] = useState(0)
  const [content, setContent] = useState<Blob>()
  const port = useRef<MessagePort>(undefined)
  const latest = useRef({ settings, onMissing, onEscape, source, file })
  useEffect(() => {
    latest.current = { settings, onMissing, onEscape, source, file }
  })

  useEffect(
    function fetchFile() {
      const leaving = new AbortController()
      const { source: from, file: wanted } = latest.current
      async function load() {
        const address = await from.address(wanted).catch(() => undefined)
        if (leaving.signal.aborted) return
        if (!address) return latest.current.onMissing()
        if (isOnlyDownloaded(wanted.name)) return setState((before) => ({ ...before, phase: 'onlyDownloaded' }))
        try {
          const read = await (from.read ?? readFile)(address, { signal: leaving.signal })
          if (leaving.signal.aborted) return
          setContent(read)
          setState((before) => ({ ...before, phase: 'opening' }))
        } catch (error) {
          const phase = error instanceof FileTooLarge ? 'tooLarge' : 'failed'
          if (!leaving.signal.aborted) setState((before) => ({ ...before, phase }))
        }
      }
      void load()
      return () => leaving.abort()
    },
    // oxlint-disable-next-line react/exhaustive-deps -- each attempt fetches again
    [attempt],
  )

  const order = useCallback((message: ToFrame) => port.current?.postMessage(message), [])

  const { language, dark, watermark } = settings
  useEffect(
    function tellSettings() {
      order({ type: 'settings', settings: { language, dark, watermark } })
    },
    [order, language, dark, watermark],
  )

  /** Sends the frame its file, once: a frame that has navigated away receives nothing more. */
  const connect = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame || !content) return
      function receive({ source: from, data }: MessageEvent) {
        if (from !== frame?.contentWindow || !isFromFrame(data) || data.type !== 'ready' || !content) return
        removeEventListener('message', receive)
        const channel = new MessageChannel()
        port.current = channel.port1
        channel.port1.addEventListener('message', hear)
        channel.port1.start()
        const { file: shown, settings: now } = latest.current
        const message: ToFrame = { type: 'show', name: shown.name, content, settings: now }
        // The frame has an opaque origin, which cannot be named; the message goes to this window only.
        frame.contentWindow?.postMessage(message, '*', [channel.port2])
      }
      function hear({ data }: MessageEvent) {
        if (!isFromFrame(data)) return
        if (data.type === 'escape') latest.current.onEscape()
        else setState((before) => next(before, data, latest.current.file))
      }
      addEventListener('message', receive)
      return () => {
        removeEventListener('message', receive)
        port.current?.close()
        port.current = undefined
      }
    },
    [content],
  )

  function retry() {
    setContent(undefined)
    setState(BEGINNING)
    setAttempt((before) => before + 1)
  }

  return { state, content, connect, order, retry }
}

function next(before: PreviewState, said: FromFrame, { name }: PreviewFile): PreviewState {
  switch (said.type) {
    case 'shown':
      return { ...before, phase: 'shown', abilities: said.abilities }
    case 'problem':
      return { ...before, phase: said.problem === 'unsupported' && isConverted(name) ? 'onlyDownloaded' : said.problem }
    case 'place':
      return { ...before, page: said.page }
    case 'found':
      return { ...before, found: { current: said.current, total: said.total } }
    case 'ready':
    case 'escape':
      return before
  }
}
