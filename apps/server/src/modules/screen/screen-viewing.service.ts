import { createHash, randomBytes } from 'node:crypto'
import { MENU_TYPE, PERMISSION } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { Authority } from '../authority/index.ts'
import { listDictionaryOptions } from '../dictionary/dictionary.access.ts'
import { isListed } from '../../platform/ip-address.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'
import type { Downloads } from '../download-record/index.ts'
import type { Portals } from '../portal/index.ts'
import { pagesOf } from './screen-pages.ts'
import type { ScreenRecord, ScreenRepository } from './screen.repository.ts'
import { MAX_SHARE_DAYS, type ScreenShareBody } from './screen.schema.ts'

const DAY = 86_400_000
/** Milliseconds in which the use of a link is noted once. */
const USE_NOTED_EVERY = 300_000
/** The dictionary of categories, and the parent of its values. */
const CATEGORIES = 'portalDesigner'
const ROOT = '0'

interface ScreenViewingDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  repository: ScreenRepository
  authority: Authority
  portals: Portals
  downloads: Pick<Downloads, 'actorOf'>
}

/** A menu entry of a user. */
interface Entry {
  type: number
  propertyJson: string
  children?: readonly Entry[] | null | undefined
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** Screens for the people and televisions that show them. */
export function createScreenViewing(deps: ScreenViewingDeps) {
  const { db, repository, authority, portals, downloads, now, newId } = deps

  /** The enabled screens by category; those of a deleted category are in the last one. */
  async function listNodes() {
    const screens = await repository.listEnabled()
    const categories = (await listDictionaryOptions(db, CATEGORIES)).filter(({ parentId }) => parentId === ROOT)
    const known = new Set(categories.map(({ id }) => id))
    const others = { id: 'other', fullName: '' }
    return [...categories, others].flatMap(({ id, fullName }) => {
      const children = screens
        .filter(({ category }) => category === id || (id === others.id && !known.has(category)))
        .map((screen) => ({ id: screen.id, fullName: screen.fullName, parentId: id }))
      return children.length === 0 ? [] : [{ id, fullName, parentId: ROOT, children }]
    })
  }

  /** An enabled screen that the actor may open: by a menu entry, or as its designer. */
  async function open(id: string, actor: Actor): Promise<ScreenRecord> {
    const row = await repository.find(id)
    const isGranted = may(actor, PERMISSION.screen.view) || (await isInMenu(id, actor))
    if (!row || row.enabledMark !== 1 || !isGranted) throw new AppError('refused', 'screen.notGranted')
    return row
  }

  async function isInMenu(id: string, actor: Actor): Promise<boolean> {
    const has = (entries: readonly Entry[]): boolean =>
      entries.some(
        ({ type, propertyJson, children }) =>
          (type === MENU_TYPE.dataScreen && moduleIn(propertyJson) === id) || has(children ?? []),
      )
    return has((await authority.accessOf(actor)).menu().menuList)
  }

  /** A screen with those of its portals that the actor may open. */
  async function show(id: string, actor: Actor) {
    const { fullName, ratio, fit, theme, pages } = await open(id, actor)
    const shown = await portals.openAll(
      pagesOf(pages).map(({ portalId }) => portalId),
      actor,
    )
    return {
      id,
      fullName,
      ratio,
      fit,
      theme,
      pages: pagesOf(pages).flatMap(({ portalId, seconds }) => {
        const portal = shown.get(portalId)
        // A portal that stands for an address has nothing to draw.
        return portal?.type === 0 ? [{ portalId, seconds, fullName: portal.fullName, formData: portal.formData }] : []
      }),
    }
  }

  async function listShares(screenId: string) {
    found(await repository.find(screenId))
    const rows = await repository.listShares(screenId)
    return {
      list: rows.map(
        ({ id, fullName, creatorTime, expireTime, lastUseTime, revokeTime, authorName, authorAccount }) => ({
          id,
          fullName,
          creatorUser: authorAccount === null ? '' : `${authorName}/${authorAccount}`,
          creatorTime: creatorTime.getTime(),
          expireTime: expireTime.getTime(),
          lastUseTime: lastUseTime?.getTime() ?? null,
          isEnded: revokeTime !== null || expireTime <= now(),
        }),
      ),
    }
  }

  /** Makes a link; its secret is answered once, and only its hash is kept. */
  async function share(screenId: string, { body, actor }: { body: ScreenShareBody; actor: Actor }) {
    await open(screenId, actor)
    const start = now().getTime()
    if (body.expireTime <= start || body.expireTime > start + MAX_SHARE_DAYS * DAY)
      throw refusedField('expireTime', 'screen.expiryOutside')
    const secret = randomBytes(32).toString('base64url')
    await repository.insertShare({
      id: newId(),
      screenId,
      fullName: body.fullName.trim(),
      secretHash: hashOf(secret),
      expireTime: new Date(body.expireTime),
      organizeId: actor.organizeId,
      creatorUserId: actor.userId,
      creatorTime: now(),
      lastUseTime: null,
      revokeTime: null,
    })
    return { secret }
  }

  async function revoke(screenId: string, id: string) {
    if (!(await repository.revoke({ screenId, id, now: now() }))) throw new AppError('notFound', 'error.recordMissing')
  }

  /**
   * The link of a secret with its creator as that person is now; every reason against it has the same text. The addresses that may sign in
   * are those that may use links.
   */
  async function shareOf(secret: string, ip: string) {
    const { whitelistSwitch, whitelistIP } = await readSystemSettings(db)
    if (whitelistSwitch && !isListed(ip, whitelistIP)) throw new AppError('refused', 'auth.addressNotListed')
    const link = await repository.findShare(hashOf(secret), now())
    if (!link) throw ended()
    const actor = await downloads.actorOf(link.creatorUserId, link.organizeId).catch((error: unknown) => {
      throw error instanceof AppError ? ended() : error
    })
    if (!link.lastUseTime || now().getTime() - link.lastUseTime.getTime() > USE_NOTED_EVERY)
      await repository.updateShare(link.id, { lastUseTime: now() })
    return { ...link, actor }
  }

  /** The screen of a link, with the portals that its creator may open. */
  async function showShared(secret: string, ip: string) {
    const { screenId, actor, expireTime } = await shareOf(secret, ip)
    return { ...(await show(screenId, actor)), expireTime: expireTime.getTime() }
  }

  /** The creator of a link whose screen has this portal. */
  async function viewerOf(secret: string, { portalId, ip }: { portalId: string; ip: string }): Promise<Actor> {
    const { screenId, actor } = await shareOf(secret, ip)
    const { pages } = await open(screenId, actor)
    if (pagesOf(pages).every((page) => page.portalId !== portalId)) throw new AppError('refused', 'portal.notGranted')
    return actor
  }

  return { listNodes, show, listShares, share, revoke, showShared, viewerOf }
}

export type ScreenViewing = ReturnType<typeof createScreenViewing>

const ended = () => new AppError('refused', 'screen.shareEnded')

function moduleIn(propertyJson: string): string | undefined {
  try {
    const property: unknown = JSON.parse(propertyJson)
    if (typeof property !== 'object' || property === null || !('moduleId' in property)) return undefined
    return typeof property.moduleId === 'string' ? property.moduleId : undefined
  } catch {
    return undefined
  }
}
