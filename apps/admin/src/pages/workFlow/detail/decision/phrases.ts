import { selectUser } from '@sqos/session'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { local, readKept, writeKept } from '../../../../app/settings/kept.ts'

/** Phrases that one person keeps. */
const MOST = 20
const KEY = 'sqos.flow-phrases'

/** 常用语 of the signed-in user, kept in this browser: the newest first. */
export function usePhrases(): {
  phrases: readonly string[]
  add: (text: string) => void
  remove: (text: string) => void
} {
  const userId = useSelector(selectUser)?.userId ?? ''
  const key = `${KEY}.${userId}`
  const [phrases, setPhrases] = useState(() => phrasesIn(readKept(local, key)))

  function keep(next: readonly string[]) {
    setPhrases(next)
    writeKept(local, key, { phrases: next })
  }

  return {
    phrases,
    add: (text) => keep([text, ...phrases.filter((one) => one !== text)].slice(0, MOST)),
    remove: (text) => keep(phrases.filter((one) => one !== text)),
  }
}

function phrasesIn(kept: Readonly<Record<string, unknown>>): readonly string[] {
  const { phrases } = kept
  return Array.isArray(phrases) ? phrases.filter((one): one is string => typeof one === 'string') : []
}
