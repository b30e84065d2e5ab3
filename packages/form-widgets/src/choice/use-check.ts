import { useEffect, useRef, useState } from 'react'
import { isEmpty } from '../base/readers.ts'
import { completeServices } from '../services/missing-service.ts'
import { useWidgetServices } from '../services/services-context.ts'
import type { ChoiceNode } from './choice-node.ts'
import type { ChoiceSource } from './choice-source.ts'
import { useChoiceText } from './choice-text.ts'
import type { ChoicePolicy } from './ChoiceDialog.tsx'
import { CURRENT_USER } from './people-source.ts'
import type { useNotice } from './use-notice.tsx'

interface CheckOptions {
  source: ChoiceSource
  check: ChoicePolicy['check']
  notice: ReturnType<typeof useNotice>
  add: (nodes: readonly ChoiceNode[]) => void
}

/** Time that a refusal is shown, in ms. */
const REFUSAL_MS = 3000

/** Chooses only entries with the required key; loads records that lack it in the list. */
export function useCheck({ source, check, notice, add }: CheckOptions) {
  const t = useChoiceText()
  const services = useWidgetServices()
  const [running, setRunning] = useState(0)
  const addNow = useRef(add)
  useEffect(() => {
    // Keeps choices made during the call.
    addNow.current = add
  })

  async function chooseChecked(nodes: readonly ChoiceNode[], { key, message }: NonNullable<CheckOptions['check']>) {
    const has = ({ id, record }: ChoiceNode) => id === CURRENT_USER || !isEmpty(Reflect.get(record, key))
    const unknown = nodes.filter((node) => !(key in node.record) && !has(node)).map(({ id }) => id)
    setRunning((count) => count + 1)
    try {
      const resolved = await source.names(unknown).ask(completeServices(services), new AbortController().signal)
      const passed = nodes.map((node) => resolved.get(node.id) ?? node).filter(has)
      if (passed.length > 0) addNow.current(passed)
      if (passed.length < nodes.length) notice.show(message ?? t('checkFailed'), REFUSAL_MS)
    } catch {
      notice.show(t('failed'), REFUSAL_MS)
    } finally {
      setRunning((count) => count - 1)
    }
  }

  return {
    isRunning: running > 0,
    choose: (nodes: readonly ChoiceNode[]) => {
      if (check) void chooseChecked(nodes, check)
      else add(nodes)
    },
  }
}
