import { useText } from '@sqos/i18n/react'
import type { ScriptProblem } from '@sqos/script-sandbox'
import { useCallback } from 'react'
import { NAMESPACE } from '../locales.ts'

/** Problems with a text of this package. Other problems use the message of the script or the engine. */
const WORDED: ReadonlySet<ScriptProblem['kind']> = new Set(['notFunction', 'unsettled', 'time', 'memory', 'stopped'])

/** Returns the text of a script problem, with its line. */
export function useProblemText(): (problem: ScriptProblem) => string {
  const { t } = useText(NAMESPACE)
  return useCallback(
    ({ kind, message, line }) => {
      const text = WORDED.has(kind) ? t(`scripts.problem.${kind}`) : message
      return line === undefined ? text : t('scripts.inLine', { line, text })
    },
    [t],
  )
}
