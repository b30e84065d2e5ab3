import { isApiError, useApiDispatch } from '@sqos/api-client'
import {
  type GrantNode,
  type GrantsBody,
  type GrantsPreview,
  usePreviewGrantsMutation,
  useSaveGrantsMutation,
} from '@sqos/api-client/authority'
import { RESULT } from '@sqos/contract'
import { useUnsavedInput } from '@sqos/ui-kit'
import { useEffect, useMemo, useState } from 'react'
import { type CheckNode, endsBelow, flattenTree, keepUnder } from './check-tree.ts'
import { type EditedObject, loadGrants, type LoadedGrants } from './load-grants.ts'
import { bodyOf, eachStep, idsOf, mergeTicks, sameTicks, type Step, type Ticks } from './steps.ts'

type Loading = { kind: 'loading' } | { kind: 'failed'; error: unknown } | { kind: 'ready'; loaded: LoadedGrants }

/** The permissions of one object as they are being edited: trees, ticks, what a save would change, and the save. */
export function useAuthorityEditor(object: EditedObject) {
  const dispatch = useApiDispatch()
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' })
  const [ticks, setTicks] = useState<Ticks>(NOTHING)
  const [preview, setPreview] = useState<GrantsPreview>()
  const [merged, setMerged] = useState(false)
  const [askPreview, { isLoading: previewing }] = usePreviewGrantsMutation()
  const [saveGrants, { isLoading: saving }] = useSaveGrantsMutation()

  const loaded = loading.kind === 'ready' ? loading.loaded : undefined
  const trees = loaded?.trees ?? NO_TREES
  const nodes = useMemo(() => nodesOf(trees, ticks.module), [trees, ticks.module])
  const isDirty = useMemo(
    () => loaded !== undefined && !sameTicks(wanted(ticks, loaded.trees), wanted(loaded.ticks, loaded.trees)),
    [ticks, loaded],
  )
  useUnsavedInput(() => isDirty)

  async function load(keep: (loaded: LoadedGrants) => Ticks = (fresh) => fresh.ticks) {
    try {
      const fresh = await loadGrants(dispatch, object)
      setLoading({ kind: 'ready', loaded: fresh })
      setTicks(keep(fresh))
    } catch (error) {
      setLoading({ kind: 'failed', error })
    }
  }

  useEffect(
    function loadOnce() {
      void load()
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the object stays the same while the editor is open
    [],
  )

  const change = (step: Step, apply: (ids: Set<string>) => void) =>
    setTicks((before) => {
      const ids = new Set(before[step])
      apply(ids)
      return { ...before, [step]: ids }
    })

  /** Ticks all ends below a node, or unticks them when all of them are ticked. */
  function toggle(step: Step, index: number) {
    const ends = endsBelow(nodes[step], index)
    change(step, (ids) => {
      const off = ends.every((id) => ids.has(id))
      for (const id of ends)
        if (off) ids.delete(id)
        else ids.add(id)
    })
  }

  /** Ticks or unticks the ends among these nodes. */
  const setAll = (step: Step, { indices, on }: { indices: readonly number[]; on: boolean }) =>
    change(step, (ids) => {
      for (const index of indices) {
        const node = nodes[step][index]
        if (node?.end !== index + 1) continue
        if (on) ids.add(node.id)
        else ids.delete(node.id)
      }
    })

  /** Ticks what a role grants, in place of what was ticked. */
  async function takeOver(roleId: string) {
    const role = await loadGrants(dispatch, { id: roleId, objectType: 'Role' })
    setTicks(role.ticks)
  }

  const body = (revision: string) => bodyOf(wanted(ticks, trees), { objectType: object.objectType, revision })

  /** On top of what somebody else has saved meanwhile. */
  async function mergeOnTop(base: Ticks) {
    await load((fresh) => mergeTicks({ base, mine: ticks, theirs: fresh.ticks }))
    setPreview(undefined)
    setMerged(true)
  }

  async function attempt<Result>(call: Promise<Result>): Promise<Result | undefined> {
    try {
      return await call
    } catch (error) {
      if (isApiError(error) && error.code === RESULT.conflict && loaded) await mergeOnTop(loaded.ticks)
      return undefined
    }
  }

  return {
    object,
    loading,
    nodes,
    ticks,
    isDirty,
    merged,
    preview,
    busy: previewing || saving,
    retry: () => {
      setLoading({ kind: 'loading' })
      void load()
    },
    toggle,
    setAll,
    takeOver,
    reset: () => loaded && setTicks(loaded.ticks),
    /** Asks the server what a save would change. */
    async review() {
      if (!loaded) return
      setPreview(await attempt(askPreview({ id: object.id, grantsBody: body(loaded.revision) }).unwrap()))
    },
    closePreview: () => setPreview(undefined),
    /** When it was saved, the way back: true when it went, which it does not once somebody else has changed something. */
    async save(): Promise<(() => Promise<boolean>) | undefined> {
      if (!loaded) return undefined
      const put = (grantsBody: GrantsBody) => saveGrants({ id: object.id, grantsBody }).unwrap()
      const saved = await attempt(put(body(loaded.revision)).then(() => loadGrants(dispatch, object)))
      if (!saved) return undefined
      const before = bodyOf(wanted(loaded.ticks, loaded.trees), {
        objectType: object.objectType,
        revision: saved.revision,
      })
      return () =>
        put(before).then(
          () => true,
          () => false,
        )
    },
    /** Ids of what is ticked, as a save sends them. */
    grants: () => idsOf(wanted(ticks, trees)),
  }
}

export type AuthorityEditorState = ReturnType<typeof useAuthorityEditor>

const NO_TREES: LoadedGrants['trees'] = eachStep((): readonly GrantNode[] => [])
const NOTHING: Ticks = eachStep(() => new Set<string>())

/** The trees to tick in: after the menu, only what stands on ticked menu entries. */
const nodesOf = (trees: LoadedGrants['trees'], menuIds: ReadonlySet<string>): Record<Step, CheckNode[]> =>
  eachStep((step) => flattenTree(step === 'module' ? trees.module : keepUnder(trees[step], menuIds)))

/**
 * What a save sends: menu entries with the directories above them, and what stands on these entries. What stands on an entry
 * that was unticked is kept in `ticks`, in case it is ticked again, but not sent.
 */
function wanted(ticks: Ticks, trees: LoadedGrants['trees']): Ticks {
  const nodes = nodesOf(trees, ticks.module)
  const menus = nodes.module
  const module = new Set<string>()
  for (const [index, node] of menus.entries()) {
    if (node.end !== index + 1 || !ticks.module.has(node.id)) continue
    for (let at = index; at >= 0; at = menus[at]?.parent ?? -1) module.add(menus[at]?.id ?? '')
  }
  return eachStep((step) =>
    step === 'module'
      ? module
      : new Set(nodes[step].filter((node, at) => node.end === at + 1 && ticks[step].has(node.id)).map(({ id }) => id)),
  )
}
