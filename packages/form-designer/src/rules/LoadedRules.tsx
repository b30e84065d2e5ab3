import { lazy, Suspense } from 'react'
import type { RulesDialogProps } from './RulesDialog.tsx'

const RulesDialog = lazy(async () => ({ default: (await import('./RulesDialog.tsx')).RulesDialog }))

/** The dialog of the rules, loaded when it is opened. */
export const LoadedRules = (props: RulesDialogProps) => (
  <Suspense>
    <RulesDialog {...props} />
  </Suspense>
)
