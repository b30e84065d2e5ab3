import { useApiDispatch } from '@sqos/api-client'
import type { ChoiceTreeNode } from '@sqos/form-widgets/services'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createWidgetServices } from '../../../../../parts/widget-services/widget-services.ts'
import { type Holder, keyOfHolder } from './holders.ts'

/** People that one search lists. */
const PEOPLE = 50
const SEARCH_DELAY = 200

const leavesOf = (
  nodes: readonly ChoiceTreeNode[],
  objectType: Holder['objectType'],
  types: ReadonlySet<string>,
): Holder[] =>
  nodes.flatMap(({ id, fullName, type = '', children }) => [
    ...(types.has(type) ? [{ objectType, objectId: id, fullName, level: 'own' as const }] : []),
    ...leavesOf(children ?? [], objectType, types),
  ])

const ROLES = new Set(['role'])
const ORGANIZATIONS = new Set(['company', 'department'])

/** Roles and departments, and the people that a search finds. */
export function useHolderChoices() {
  const dispatch = useApiDispatch()
  const services = useMemo(() => createWidgetServices(dispatch, ''), [dispatch])
  const [fixed, setFixed] = useState<readonly Holder[]>([])
  const [people, setPeople] = useState<readonly Holder[]>([])
  const searching = useRef<AbortController>(undefined)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(
    function load() {
      const controller = new AbortController()
      const { signal } = controller
      // Without the permission for one of the lists, the other one can be chosen from.
      const listed = [
        services.roles({ signal }).then((nodes) => leavesOf(nodes, 'Role', ROLES)),
        services.organizations({ signal }).then((nodes) => leavesOf(nodes, 'Organize', ORGANIZATIONS)),
      ]
      const show = async () => {
        const answers = await Promise.allSettled(listed)
        if (!signal.aborted) setFixed(answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])))
      }
      void show()
      return () => {
        controller.abort()
        searching.current?.abort()
        clearTimeout(waiting.current)
      }
    },
    [services],
  )

  async function find(keyword: string) {
    searching.current?.abort()
    const controller = new AbortController()
    searching.current = controller
    const query = { parentId: '0', keyword, currentPage: 1, pageSize: PEOPLE }
    const nodes = await services.peopleNodes(query, controller).catch(() => [])
    if (controller.signal.aborted) return
    const found = nodes.filter(({ type }) => type === 'user')
    setPeople(found.map(({ id, fullName }) => ({ objectType: 'User', objectId: id, fullName, level: 'own' })))
  }

  return {
    choices: [...fixed, ...people],
    search: (keyword: string) => {
      clearTimeout(waiting.current)
      if (keyword.trim() === '') setPeople([])
      else waiting.current = setTimeout(() => void find(keyword.trim()), SEARCH_DELAY)
    },
    byKey: new Map([...fixed, ...people].map((holder) => [keyOfHolder(holder), holder])),
  }
}
