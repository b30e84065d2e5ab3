import { useText } from '@sqos/i18n/react'
import type { ScriptProblem } from '@sqos/script-sandbox'
import { useCallback } from 'react'
import { NAMESPACE } from '../locales.ts'

/** Problems that the sandbox words itself; all others come in the words of the script or of the engine. */
const WORDED: ReadonlySet<ScriptProblem['kind']> = new Set(['notFunction', 'unsettled', 'time', 'memory', 'stopped'])

/** Says what was wrong with a script, and in which line. */
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
