import { type DocumentScript, type FormModel, type Problem, scriptsOf } from '@sqos/form-model'
import { checkFormDocument } from '@sqos/form-model/schema'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type DesignerServices, useServices } from '../panel/services.ts'
import { useDesigner } from '../store/use-designer.ts'

/** Every problem of the document, updated shortly after it changes. */
export function useProblems(webType: number | undefined): readonly Problem[] {
  const form = useDeferredValue(useDesigner((state) => state.form))
  const problems = useMemo(
    () => (form.items.length === 0 ? NONE : checkFormDocument(form, { webType })),
    [form, webType],
  )
  const scripts = useScriptProblems(form)
  return useMemo(() => [...problems, ...scripts], [problems, scripts])
}

const NONE: readonly Problem[] = []

/** Scripts of the document that cannot be parsed. Empty while they are being checked and without `checkScript`. */
function useScriptProblems(form: FormModel): readonly Problem[] {
  const check = useServices()?.checkScript
  const [found, setFound] = useState({ form, problems: NONE })
  useEffect(
    function checkScripts() {
      if (!check) return undefined
      let isCurrent = true
      const show = async () => {
        const problems = await Promise.all(scriptsOf(form).map((script) => problemOf(script, check)))
        if (isCurrent) setFound({ form, problems: problems.filter((one) => one !== undefined) })
      }
      void show()
      return () => {
        isCurrent = false
      }
    },
    [form, check],
  )
  return found.form === form ? found.problems : NONE
}

/** Results by script text, because every change of the document checks all scripts. */
const checked = new WeakMap<object, Map<string, Promise<string | undefined>>>()

async function problemOf(
  { source, event, place, pointer }: DocumentScript,
  check: NonNullable<DesignerServices['checkScript']>,
): Promise<Problem | undefined> {
  const known = checked.get(check) ?? new Map<string, Promise<string | undefined>>()
  checked.set(check, known)
  const result = known.get(source) ?? check(source).catch(() => undefined)
  known.set(source, result)
  const message = await result
  if (message === undefined) return undefined
  return { code: 'script', severity: 'warning', place, pointer, params: { script: event, message } }
}
