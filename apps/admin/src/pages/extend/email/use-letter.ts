import { useSaveEmailDraftMutation, useSendEmailMutation } from '@sqos/api-client/email'
import { useStableCallback } from '@sqos/hooks'
import { fieldErrorsOf } from '@sqos/ui-kit/list'
import { useEffect, useRef, useState } from 'react'
import { useLeaveGuard } from '../../../app/expiry/use-leave-guard.ts'
import type { Letter } from './first-letter.ts'

/** Milliseconds without typing until the draft is saved. */
const IDLE = 1000

/** A mail that is written: its fields, its draft, and sending it. */
export function useLetter(first: Letter, { onSent }: { onSent: () => void }) {
  const [origin] = useState(first)
  const [letter, setLetter] = useState(origin)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [savedAt, setSavedAt] = useState<number>()
  const [saveDraft] = useSaveEmailDraftMutation()
  const [sendMail, { isLoading: isSending }] = useSendEmailMutation()
  const draft = useRef(origin.id)
  const typed = useRef(false)
  /** Saves run one after another: the first gives the draft its id. */
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  useLeaveGuard(() => typed.current)

  const bodyOf = () => ({
    ...(draft.current !== undefined && { id: draft.current }),
    ...(letter.answeredId !== undefined && { answeredId: letter.answeredId }),
    recipient: letter.recipient.join(','),
    cc: letter.cc.join(','),
    bcc: letter.bcc.join(','),
    subject: letter.subject,
    bodyText: letter.bodyText,
    attachment: JSON.stringify(letter.files.map(({ fileId, name }) => ({ fileId, name }))),
  })

  const saveAfter = useStableCallback(async (before: Promise<unknown>) => {
    await before
    typed.current = false
    const { data } = await saveDraft({ emailBody: bodyOf() })
    if (!data) {
      typed.current = true
      return
    }
    draft.current = data.id
    setSavedAt(data.savedAt)
  })
  const save = useStableCallback(() => {
    saving.current = saveAfter(saving.current) ?? Promise.resolve()
  })

  function set(change: Partial<Letter>) {
    typed.current = true
    setLetter((before) => ({ ...before, ...change }))
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => !(name in change || (name === 'attachment' && 'files' in change))),
      ),
    )
  }

  useEffect(
    function saveWhenIdle() {
      if (letter === origin || !typed.current) return
      const timer = setTimeout(save, IDLE)
      return () => clearTimeout(timer)
    },
    [letter, origin, save],
  )

  async function send() {
    if (isSending) return
    await saving.current
    const { error } = await sendMail({ emailBody: bodyOf() })
    if (error) {
      setErrors(fieldErrorsOf(error))
      return
    }
    typed.current = false
    onSent()
  }

  return { letter, set, errors, savedAt, isSending, saveNow: save, send: () => void send() }
}

export type LetterForm = ReturnType<typeof useLetter>
