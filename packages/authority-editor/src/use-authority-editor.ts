import { isApiError } from '@sqos/api-client'
import type { GrantNode, GrantsBody, GrantsPreview } from '@sqos/api-client/authority'
import { RESULT } from '@sqos/contract'
import { useUnsavedInput } from '@sqos/ui-kit'
import { useEffect, useMemo, useState } from 'react'
import { type CheckNode, endsBelow, flattenTree, keepUnder } from './check-tree.ts'
import { type EditedObject, loadGrants, type LoadedGrants, NOBODY } from './load-grants.ts'
import {
  type Cell,
  type GrantLevel,
  type LeveledStep,
  type Levels,
  levelsOf,
  mergeLevels,
  sameLevels,
  withCell,
} from './levels.ts'
import { type AuthorityServices, useAuthorityServices } from './services.ts'
import { bodyOf, eachStep, idsOf, mergeTicks, sameTicks, type Step, type Ticks } from './steps.ts'

type Loading = { kind: 'loading' } | { kind: 'failed'; error: unknown } | { kind: 'ready'; loaded: LoadedGrants }

/** State of an editor: trees, ticks, preview of a save, and the save. Needs `AuthorityServicesProvider`. */
export function useAuthorityEditor(object: EditedObject) {
  const services = useAuthorityServices()
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' })
  const [ticks, setTicks] = useState<Ticks>(NOTHING)
  const [levels, setLevels] = useState<Levels>(NO_LEVELS)
  const [preview, setPreview] = useState<GrantsPreview>()
  const [merged, setMerged] = useState(false)
  const [busy, setBusy] = useState(false)
  const [roles, setRoles] = useState<Roles>()

  const loaded = loading.kind === 'ready' ? loading.loaded : undefined
  const trees = loaded?.trees ?? NO_TREES
  const nodes = useMemo(() => nodesOf(trees, ticks.module), [trees, ticks.module])
  const isDirty = useMemo(
    () => loaded !== undefined && !sameGrants({ ticks, levels }, loaded, loaded.trees),
    [ticks, levels, loaded],
  )
  useUnsavedInput(() => isDirty)

  async function load(keep: (loaded: LoadedGrants) => Grants = (fresh) => fresh) {
    try {
      const fresh = await loadGrants(services, object)
      setLoading({ kind: 'ready', loaded: fresh })
      const kept = keep(fresh)
      setTicks(kept.ticks)
      setLevels(kept.levels)
    } catch (error) {
      setLoading({ kind: 'failed', error })
    }
  }

  useEffect(
    function loadOnce() {
      void load()
      // Grants for several objects are added: nothing is copied.
      if (object.id === NOBODY) return
      services.listRoles().then(
        (list) => setRoles(list.filter(({ id }) => id !== object.id)),
        () => setRoles([]),
      )
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

  const grantOf = (step: LeveledStep, id: string) => ({ isTicked: ticks[step].has(id), level: levels.get(id) })

  /** Marks or clears a cell of the matrix in several rows. */
  function setCells(step: LeveledStep, ids: readonly string[], to: { cell: Cell; on: boolean }) {
    const [ticked, held] = [new Set(ticks[step]), new Map(levels)]
    for (const id of ids) {
      const { isTicked, level } = withCell(step, grantOf(step, id), to)
      if (isTicked) ticked.add(id)
      else ticked.delete(id)
      if (level === undefined) held.delete(id)
      else held.set(id, level)
    }
    setTicks({ ...ticks, [step]: ticked })
    setLevels(held)
  }

  /** Ticks all leaves below a node, or unticks them when all of them are ticked. */
  function toggle(step: Step, index: number) {
    const ends = endsBelow(nodes[step], index)
    change(step, (ids) => {
      const off = ends.every((id) => ids.has(id))
      for (const id of ends)
        if (off) ids.delete(id)
        else ids.add(id)
    })
  }

  /** Ticks or unticks the leaves among these nodes. */
  const setAll = (step: Step, { indices, on }: { indices: readonly number[]; on: boolean }) =>
    change(step, (ids) => {
      for (const index of indices) {
        const node = nodes[step][index]
        if (node?.end !== index + 1) continue
        if (on) ids.add(node.id)
        else ids.delete(node.id)
      }
    })

  /** Replaces the ticks by the grants of a role. */
  async function takeOver(roleId: string) {
    const role = await loadGrants(services, { id: roleId, objectType: 'Role' })
    setTicks(role.ticks)
    setLevels(role.levels)
  }

  const body = (revision: string) => bodyFor({ ticks, levels }, trees, { objectType: object.objectType, revision })

  /** Reads the present grants and applies the own changes to them. */
  async function mergeOnTop(base: Grants) {
    await load((fresh) => ({
      ticks: mergeTicks({ base: base.ticks, mine: ticks, theirs: fresh.ticks }),
      levels: mergeLevels({ base: base.levels, mine: levels, theirs: fresh.levels }),
    }))
    setPreview(undefined)
    setMerged(true)
  }

  async function attempt<Result>(call: Promise<Result>): Promise<Result | undefined> {
    setBusy(true)
    try {
      return await call
    } catch (error) {
      if (isApiError(error) && error.code === RESULT.conflict && loaded) await mergeOnTop(loaded)
      return undefined
    } finally {
      setBusy(false)
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
    busy,
    /** Roles whose grants can be copied; undefined while they are loading. */
    roles,
    retry: () => {
      setLoading({ kind: 'loading' })
      void load()
    },
    toggle,
    setAll,
    /** Whether an item of the matrix is granted, and at which level. */
    grantOf,
    setCells,
    /** Levels that the caller holds and cannot exceed. */
    limits: loaded?.limits ?? NO_LEVELS,
    takeOver,
    reset: () => {
      if (!loaded) return
      setTicks(loaded.ticks)
      setLevels(loaded.levels)
    },
    /** Shows what a save would change. */
    async review() {
      if (!loaded) return
      setPreview(await attempt(services.previewGrants(object.id, body(loaded.revision))))
    },
    closePreview: () => setPreview(undefined),
    /** Saves; returns a function that undoes the save. That resolves to false when another user has changed the grants since. */
    async save(): Promise<(() => Promise<boolean>) | undefined> {
      if (!loaded) return undefined
      const put = (grants: GrantsBody) => services.saveGrants(object.id, grants)
      const saved = await attempt(put(body(loaded.revision)).then(() => loadGrants(services, object)))
      if (!saved) return undefined
      const before = bodyFor(loaded, loaded.trees, { objectType: object.objectType, revision: saved.revision })
      return () =>
        put(before).then(
          () => true,
          () => false,
        )
    },
    /** The ticked ids and their levels, as a save sends them. */
    grants: () => ({ ...idsOf(wanted(ticks, trees)), levels: levelsOf(wanted(ticks, trees), levels) }),
  }
}

/** What is granted. */
interface Grants {
  ticks: Ticks
  levels: Levels
}

const sameGrants = (one: Grants, other: Grants, trees: LoadedGrants['trees']) => {
  const [left, right] = [wanted(one.ticks, trees), wanted(other.ticks, trees)]
  return sameTicks(left, right) && sameLevels(levelsOf(left, one.levels), levelsOf(right, other.levels))
}

/** Body of a save, with the levels of what is sent. */
function bodyFor(
  { ticks, levels }: Grants,
  trees: LoadedGrants['trees'],
  rest: Pick<GrantsBody, 'objectType' | 'revision'>,
): GrantsBody {
  const sent = wanted(ticks, trees)
  return bodyOf(sent, { ...rest, levels: levelsOf(sent, levels) })
}

const NO_LEVELS: Levels = new Map<string, GrantLevel>()

type Roles = Awaited<ReturnType<AuthorityServices['listRoles']>>

/** What `useAuthorityEditor` returns. */
export type AuthorityEditorState = ReturnType<typeof useAuthorityEditor>

const NO_TREES: LoadedGrants['trees'] = eachStep((): readonly GrantNode[] => [])
const NOTHING: Ticks = eachStep(() => new Set<string>())

/** Nodes of each step. After the menu step: only those of ticked menu entries. */
const nodesOf = (trees: LoadedGrants['trees'], menuIds: ReadonlySet<string>): Record<Step, CheckNode[]> =>
  eachStep((step) => flattenTree(step === 'module' ? trees.module : keepUnder(trees[step], menuIds)))

/**
 * The ids that a save sends: menu entries with the directories above them, and the items of these entries. Items of an entry
 * that was unticked stay in `ticks`, in case the entry is ticked again, but are not sent.
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
