import { useEffect, useMemo, useState } from 'react'
import { commandPages } from './command-pages.ts'
import type { CommandBarProps, CommandItem } from './command-types.ts'
import { loadPinyin } from './load-pinyin.ts'
import { createSearch, type Hit, type MatchPinyin } from './search-commands.ts'

/** Maximum number of results: users refine a query rather than scroll. */
const MOST_HITS = 50
const MOST_RECENTS = 6

/** Options under one heading. */
export interface CommandGroup {
  key: 'recent' | 'actions' | 'found'
  /** Index of its first option over all groups. */
  start: number
  hits: readonly Hit<CommandItem>[]
}

/** Results of a query; recent pages and actions for an empty query. */
export function useCommandResults(query: string, { menu, actions, recents }: CommandBarProps): readonly CommandGroup[] {
  const matchPinyin = usePinyin()
  const items = useMemo<CommandItem[]>(
    () => [...commandPages(menu), ...actions.map((action) => ({ ...action, kind: 'action' as const }))],
    [menu, actions],
  )
  const search = useMemo(() => createSearch({ items, matchPinyin }), [items, matchPinyin])

  return useMemo(() => {
    if (query.trim() !== '') return numbered([{ key: 'found', hits: search(query).slice(0, MOST_HITS) }])
    const seen = recents.flatMap((path) => items.find((item) => item.kind === 'page' && item.path === path) ?? [])
    return numbered([
      { key: 'recent', hits: seen.slice(0, MOST_RECENTS).map(unmarked) },
      { key: 'actions', hits: items.filter((item) => item.kind === 'action').map(unmarked) },
    ])
  }, [items, query, recents, search])
}

const unmarked = (item: CommandItem): Hit<CommandItem> => ({ item, marks: [] })

function numbered(groups: Omit<CommandGroup, 'start'>[]): CommandGroup[] {
  let start = 0
  return groups.flatMap((group) => {
    const from = start
    start += group.hits.length
    return group.hits.length > 0 ? { ...group, start: from } : []
  })
}

function usePinyin(): MatchPinyin | undefined {
  const [match, setMatch] = useState<MatchPinyin>()

  useEffect(function loadDictionary() {
    let wanted = true
    loadPinyin().then(
      (loaded) => wanted && setMatch(() => loaded),
      // Without the dictionary the search finds by title and path.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])

  return match
}
