import { isApiError, readLines, useApiDispatch } from '@sqos/api-client'
import { writingApi } from '@sqos/api-client/writing'
import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { writingSlice } from '../../store/writing-slice.ts'
import { FollowedRange, selectedText } from './apply-answer.ts'

const { actions } = writingSlice
/** Letters of context that are sent on each side. */
const CONTEXT = 2000

/** What the user asks of the model. */
export interface AiQuestion {
  action: string
  tagIds: readonly string[]
  instruction: string
  language: string
}

export type AiPhase = 'idle' | 'running' | 'done' | 'failed'

/** The requests of the panel: one at a time; leaving or stopping ends the call. */
export function useAi(editor: Editor, articleId: string) {
  const ask = useApiDispatch()
  const dispatch = useDispatch()
  const [phase, setPhase] = useState<AiPhase>('idle')
  const [problem, setProblem] = useState('')
  const running = useRef<AbortController>(undefined)
  const followed = useRef<FollowedRange>(undefined)

  useEffect(
    () => () => {
      running.current?.abort()
      followed.current?.end()
    },
    [],
  )

  async function start({ action, tagIds, instruction, language }: AiQuestion) {
    running.current?.abort()
    followed.current?.end()
    const selected = selectedText(editor)
    const { doc } = editor.state
    followed.current = new FollowedRange(editor, selected)
    dispatch(actions.asked(selected))
    setProblem('')
    setPhase('running')
    const connection = new AbortController()
    running.current = connection
    let answer = ''
    let failure = ''
    const body = {
      action,
      tagIds,
      instruction,
      language,
      articleId,
      text: selected.text,
      before: doc.textBetween(Math.max(0, selected.from - CONTEXT), selected.from, '\n', '\n'),
      after: doc.textBetween(selected.to, Math.min(doc.content.size, selected.to + CONTEXT), '\n', '\n'),
    }
    function take(line: unknown) {
      if (typeof line !== 'object' || line === null || connection.signal.aborted) return
      if ('delta' in line && typeof line.delta === 'string') {
        answer += line.delta
        dispatch(actions.answered(answer))
      } else if ('error' in line && typeof line.error === 'string') failure = line.error
    }
    try {
      await ask(readLines({ url: '/api/writing/ai/stream', method: 'POST', body }, take, { signal: connection.signal }))
    } catch (error) {
      failure = isApiError(error) ? error.msg : ''
      if (!connection.signal.aborted && failure === '') failure = 'failed'
    }
    ask(writingApi.util.invalidateTags([{ type: 'WritingAi', id: 'STATE' }]))
    // A newer request, or a page that was left, has its own state.
    if (running.current !== connection) return
    setProblem(connection.signal.aborted ? '' : failure)
    setPhase(answer === '' && failure !== '' ? 'failed' : 'done')
  }

  /** Stops; the received part stays. */
  const stop = () => running.current?.abort()

  function discard() {
    running.current?.abort()
    running.current = undefined
    followed.current?.end()
    setPhase('idle')
    setProblem('')
    dispatch(actions.discarded())
  }

  return { phase, problem, start, stop, discard, range: () => followed.current?.range }
}
