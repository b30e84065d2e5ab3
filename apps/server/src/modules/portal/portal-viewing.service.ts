import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Authority } from '../authority/index.ts'
import { listDictionaryOptions } from '../dictionary/dictionary.access.ts'
import { createAccountStore } from '../user/account.access.ts'
import { listGrantedPortals } from './portal.access.ts'
import { positionsIn, withPositions } from './portal-document.ts'
import type { PortalRepository } from './portal.repository.ts'

/** The dictionary of categories. */
const CATEGORIES = 'portalDesigner'
/** The parent of the categories in trees. Source: contract of the API family, second, section 1.2. */
const ROOT = '0'

interface ViewingDeps extends Pick<Deps, 'db'> {
  repository: PortalRepository
  authority: Authority
}

/** Portals for the people who see them. */
export function createPortalViewing({ db, repository, authority }: ViewingDeps) {
  /** The portals that the actor may open, in their order. */
  async function granted(actor: Actor) {
    const { menuList } = (await authority.accessOf(actor)).menu()
    return await listGrantedPortals(db, { ...actor, menu: menuList })
  }

  /** The enabled portals by category, all or those of the actor; portals of a deleted category are in the last one. */
  async function listNodes(actor: Actor, { isOwn }: { isOwn: boolean }) {
    const portals = isOwn ? await granted(actor) : await repository.listEnabled()
    const categories = (await listDictionaryOptions(db, CATEGORIES)).filter(({ parentId }) => parentId === ROOT)
    const known = new Set(categories.map(({ id }) => id))
    const others = { id: 'other', fullName: '' }
    return [...categories, others].flatMap(({ id, fullName }) => {
      const children = portals
        .filter(({ category }) => category === id || (id === others.id && !known.has(category)))
        .map((portal) => ({ id: portal.id, fullName: portal.fullName, parentId: id }))
      return children.length === 0 ? [] : [{ id, fullName, parentId: ROOT, children }]
    })
  }

  /** An enabled portal that the actor may open. Source of the refusal: contract of the API family, second, section 1.2. */
  async function open(id: string, actor: Actor) {
    const row = await repository.find(id)
    const isGranted = (await granted(actor)).some((portal) => portal.id === id)
    if (!row || row.enabledMark !== 1 || !isGranted) throw new AppError('refused', 'portal.notGranted')
    return row
  }

  /** Those of these portals that are enabled and that the actor may open, by id. */
  async function openAll(ids: readonly string[], actor: Actor) {
    const known = new Set((await granted(actor)).map(({ id }) => id))
    const wanted = [...new Set(ids)].filter((id) => known.has(id))
    const rows = await Promise.all(wanted.map((id) => repository.find(id)))
    return new Map(rows.flatMap((row) => (row?.enabledMark === 1 ? [[row.id, row] as const] : [])))
  }

  /** The portal to show, with the parts where the actor put them. */
  async function auth(id: string, actor: Actor) {
    const row = await open(id, actor)
    const positions =
      row.enabledLock === 1 ? await repository.findPositions({ portalId: id, userId: actor.userId }) : undefined
    return {
      id: row.id,
      fullName: row.fullName,
      type: row.type,
      linkType: row.linkType,
      customUrl: row.customUrl,
      formData: positions === undefined ? row.formData : withPositions(row.formData, positions),
      enabledLock: row.enabledLock,
      isArranged: positions !== undefined,
    }
  }

  /** Keeps the positions of the parts for the actor; an empty document goes back to those of the design. */
  async function arrange(id: string, { formData, actor }: { formData: string; actor: Actor }) {
    const row = await open(id, actor)
    const place = { portalId: id, userId: actor.userId }
    if (formData.trim() === '') {
      await repository.removePositions(place)
      return
    }
    if (row.enabledLock !== 1) throw new AppError('refused', 'portal.fixed')
    const positions = positionsIn(formData)
    if (positions === undefined) throw new AppError('refused', 'portal.documentBroken')
    await repository.savePositions({ ...place, positions })
  }

  /** Makes a portal the dashboard of the actor. */
  async function setDefault(id: string, actor: Actor) {
    await open(id, actor)
    await createAccountStore(db).update(actor.userId, { portalId: id })
  }

  return { listNodes, open, openAll, auth, arrange, setDefault }
}

export type PortalViewing = ReturnType<typeof createPortalViewing>
