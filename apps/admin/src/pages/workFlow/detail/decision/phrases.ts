import {
  useCreateFlowOpinionMutation,
  useDeleteFlowOpinionMutation,
  useListFlowOpinionsQuery,
  useSortFlowOpinionsMutation,
  useUpdateFlowOpinionMutation,
} from '@sqos/api-client/workflow'
import { selectUser } from '@sqos/session'
import { useEffect, useEffectEvent } from 'react'
import { useSelector } from 'react-redux'
import { local, readKept, writeKept } from '../../../../app/settings/kept.ts'

const KEY = 'sqos.flow-phrases'

/** Characters of a phrase. */
export const MAX_PHRASE = 500

/** A phrase that a person keeps. */
export interface Phrase {
  id: string
  text: string
}

/** The phrases of a person, and what changes them. */
export interface Phrases {
  phrases: readonly Phrase[]
  add: (text: string) => void
  change: (id: string, text: string) => void
  remove: (id: string) => void
  /** Stores all ids in their new order. */
  sort: (ids: readonly string[]) => void
}

/** 常用语 of the signed-in user, kept on the server; those that earlier versions kept in this browser are moved there. */
export function usePhrases(): Phrases {
  const userId = useSelector(selectUser)?.userId ?? ''
  const key = `${KEY}.${userId}`
  const { data } = useListFlowOpinionsQuery()
  const [create] = useCreateFlowOpinionMutation()
  const [update] = useUpdateFlowOpinionMutation()
  const [sort] = useSortFlowOpinionsMutation()
  const [remove] = useDeleteFlowOpinionMutation()
  const isLoaded = data !== undefined

  const moveOld = useEffectEvent(async () => {
    const known = new Set(data?.list.map(({ commonWordsText }) => commonWordsText))
    const old = phrasesIn(readKept(local, key))
    writeKept(local, key, {})
    for (const text of old) if (!known.has(text)) await create({ flowOpinionPhraseBody: { commonWordsText: text } })
  })

  useEffect(
    function moveToTheServer() {
      if (isLoaded && phrasesIn(readKept(local, key)).length > 0) void moveOld()
    },
    [isLoaded, key],
  )

  return {
    phrases: (data?.list ?? []).map(({ id, commonWordsText: text }) => ({ id, text })),
    add: (text) => void create({ flowOpinionPhraseBody: { commonWordsText: text } }),
    change: (id, text) => void update({ id, flowOpinionPhraseBody: { commonWordsText: text } }),
    sort: (ids) => void sort({ flowOpinionOrder: { ids: [...ids] } }),
    remove: (id) => void remove({ id }),
  }
}

function phrasesIn(kept: Readonly<Record<string, unknown>>): readonly string[] {
  const { phrases } = kept
  return Array.isArray(phrases) ? phrases.filter((one): one is string => typeof one === 'string') : []
}
