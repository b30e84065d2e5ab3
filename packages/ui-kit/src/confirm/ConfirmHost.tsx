import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { currentQuestion, dropQuestion, onQuestionChange } from './confirm-store.ts'

const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: Dialog } = await import('./ConfirmDialog.tsx')
  return { default: Dialog }
})

/** Renders the question of `confirmAction`. The code of the dialog is loaded with the first question. */
export function ConfirmHost() {
  const question = useSyncExternalStore(onQuestionChange, currentQuestion)
  useEffect(() => dropQuestion, [])

  return <Suspense>{question && <ConfirmDialog key={question.id} question={question} />}</Suspense>
}
