import { useState } from 'react'
import { failureText } from '../options/use-options.ts'
import { useAnswer } from '../services/use-answer.ts'
import { useWidgetText } from '../texts/text-context.ts'
import type { ChoiceNode } from './choice-node.ts'
import { byId, type ChoiceSource } from './choice-source.ts'

/** Resolves stored ids to nodes with one call; chosen nodes are known already. */
export function useNames(source: ChoiceSource, ids: readonly string[]) {
  const { t } = useWidgetText()
  const [known, setKnown] = useState<ReadonlyMap<string, ChoiceNode>>(new Map())
  const unknown = ids.filter((id) => !known.has(id))
  const answer = useAnswer(unknown.length > 0 ? source.names(unknown) : undefined)
  const asked = answer.status === 'ready' ? answer.data : undefined
  return {
    /** Undefined while loading and for unknown ids. */
    nodeOf: (id: string) => known.get(id) ?? asked?.get(id),
    isLoading: answer.status === 'loading',
    failure:
      answer.status === 'failed'
        ? { text: failureText(answer.error, t, 'popupSelect.nameFailed'), retry: answer.retry }
        : undefined,
    remember: (nodes: readonly ChoiceNode[]) => setKnown(byId(nodes)),
  }
}
