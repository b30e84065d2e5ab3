import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { announce } from '../base/announce.ts'
import { completeServices } from '../services/missing-service.ts'
import { useWidgetServices } from '../services/services-context.ts'
import type { ChoiceView } from './choice-source.ts'
import { ChoiceStore } from './choice-store.ts'
import { useChoiceText } from './choice-text.ts'

/** The lines of the open tab and its search. Each tab is loaded when it is first opened, and kept. */
export function useView(views: readonly ChoiceView[], typed: string) {
  const t = useChoiceText()
  const services = useWidgetServices()
  const [place, setPlace] = useState(0)
  const [keyword, setKeyword] = useState(typed)
  const stores = useMemo(
    () => views.map((view) => new ChoiceStore(view, completeServices(services))),
    [views, services],
  )
  const store = stores[place] ?? stores[0]
  if (!store) throw new Error('A picker needs something to choose from: its source has no views.')
  const lines = useSyncExternalStore(store.subscribe, store.getLines, store.getLines)

  useEffect(
    function ask() {
      store.search(keyword)
      store.start()
    },
    [store, keyword],
  )
  useEffect(() => () => stores.forEach((one) => one.stop()), [stores])

  const isSettled = keyword.trim() !== '' && lines.every(({ kind }) => kind === 'node' || kind === 'more')
  const count = lines.filter(({ kind }) => kind === 'node').length
  useEffect(
    function tellCount() {
      if (isSettled) announce(t('found', { count }))
    },
    [isSettled, count, t],
  )

  return { store, lines, place, setPlace, keyword, setKeyword }
}
