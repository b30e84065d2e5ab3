import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { MENU_TYPE, PERMISSION } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { createGuessLimits, hashPassword, passwordMatches } from '../auth/index.ts'
import type { Authority } from '../authority/index.ts'
import { listDictionaryOptions } from '../dictionary/dictionary.access.ts'
import { isListed } from '../../platform/ip-address.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'
import type { Downloads } from '../download-record/index.ts'
import type { Links } from '../file/index.ts'
import type { Portals } from '../portal/index.ts'
import { pagesOf } from './screen-pages.ts'
import type { ScreenRecord, ScreenRepository } from './screen.repository.ts'
import { MAX_SHARE_DAYS, type ScreenShareBody } from './screen.schema.ts'

const DAY = 86_400_000
/** Milliseconds in which the use of a link is noted once. */
const USE_NOTED_EVERY = 300_000
/** Fewest characters of a password. */
const MIN_PASSWORD = 6
/** Wrong passwords of a link without a delay; after a quarter of an hour without one they are forgotten. */
const ATTEMPTS = { free: 10, step: 1, window: 15 * 60_000 }
/** Addresses of uploaded files in a document; the name of the file is the group. */
const FILE_ADDRESS = /\/api\/file\/Image\/\w{1,20}\/([\w.-]{1,100})/g
/** The dictionary of categories, and the parent of its values. */
const CATEGORIES = 'portalDesigner'
const ROOT = '0'

interface ScreenViewingDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  repository: ScreenRepository
  authority: Authority
  portals: Portals
  downloads: Pick<Downloads, 'actorOf'>
  links: Pick<Links, 'displayLinkTo'>
}

/** A menu entry of a user. */
interface Entry {
  type: number
  propertyJson: string
  children?: readonly Entry[] | null | undefined
}

/** What a television sends: the secret of a link, and what its password was answered with. */
interface Link {
  secret: string
  pass?: string | undefined
}

interface SharedPortal extends Link {
  screenId: string
  portalId: string
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
const md5Of = (password: string) => createHash('md5').update(password).digest('hex')

/** Proof that the password of a link was given: neither the link nor the database alone makes it. */
const passOf = (secret: string, passwordHash: string) =>
  createHmac('sha256', secret).update(passwordHash).digest('base64url')

const isSame = (given: string, right: string) => timingSafeEqual(hashOf(given), hashOf(right))

/** Screens for the people and televisions that show them. */
export function createScreenViewing(deps: ScreenViewingDeps) {
  const { db, repository, authority, portals, downloads, links, now, newId } = deps
  const guesses = createGuessLimits({ db, now })

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
        ({ creatorTime, expireTime, lastUseTime, revokeTime, passwordHash, authorName, authorAccount, ...row }) => ({
          ...row,
          creatorUser: authorAccount === null ? '' : `${authorName}/${authorAccount}`,
          creatorTime: creatorTime.getTime(),
          expireTime: expireTime.getTime(),
          lastUseTime: lastUseTime?.getTime() ?? null,
          isEnded: revokeTime !== null || expireTime <= now(),
          hasPassword: passwordHash !== null,
        }),
      ),
    }
  }

  /** Makes a link; its secret is answered once, and only its hash is kept. */
  async function share(screenId: string, { body, actor }: { body: ScreenShareBody; actor: Actor }) {
    const screens: NonNullable<ScreenShareBody['screens']> = body.screens ?? [{ screenId }]
    if (screens.every((one) => one.screenId !== screenId)) throw refusedField('screens', 'screen.shareWithoutItself')
    for (const one of screens) await open(one.screenId, actor)
    const password = body.password ?? ''
    if (password !== '' && password.length < MIN_PASSWORD)
      throw refusedField('password', 'screen.passwordShort', { count: MIN_PASSWORD })
    const start = now().getTime()
    if (body.expireTime <= start || body.expireTime > start + MAX_SHARE_DAYS * DAY)
      throw refusedField('expireTime', 'screen.expiryOutside')
    const secret = randomBytes(32).toString('base64url')
    await repository.insertShare(
      {
        id: newId(),
        fullName: body.fullName.trim(),
        secretHash: hashOf(secret),
        passwordHash: password === '' ? null : await hashPassword(md5Of(password)),
        expireTime: new Date(body.expireTime),
        organizeId: actor.organizeId,
        creatorUserId: actor.userId,
        creatorTime: now(),
        lastUseTime: null,
        revokeTime: null,
      },
      screens.map((one, sortCode) => ({ screenId: one.screenId, seconds: one.seconds ?? null, sortCode })),
    )
    return { secret }
  }

  async function revoke(screenId: string, id: string) {
    if (!(await repository.revoke({ screenId, id, now: now() }))) throw new AppError('notFound', 'error.recordMissing')
  }

  /**
   * The link of a secret with its creator as that person is now; every reason against it has the same text. The addresses that may sign in
   * are those that may use links.
   */
  async function shareOf({ secret, pass = '' }: Link, ip: string) {
    const { whitelistSwitch, whitelistIP, frameHosts } = await readSystemSettings(db)
    if (whitelistSwitch && !isListed(ip, whitelistIP)) throw new AppError('refused', 'auth.addressNotListed')
    const link = await repository.findShare(hashOf(secret), now())
    if (!link) throw ended()
    const actor = await downloads.actorOf(link.creatorUserId, link.organizeId).catch((error: unknown) => {
      throw error instanceof AppError ? ended() : error
    })
    if (!link.lastUseTime || now().getTime() - link.lastUseTime.getTime() > USE_NOTED_EVERY)
      await repository.updateShare(link.id, { lastUseTime: now() })
    const isLocked = link.passwordHash !== null && !isSame(pass, passOf(secret, link.passwordHash))
    return { ...link, actor, isLocked, frameHosts }
  }

  /** A screen whose uploaded pictures and videos have addresses that need no session. */
  async function showWithFiles(screenId: string, actor: Actor) {
    const screen = await show(screenId, actor)
    const names = screen.pages.flatMap(({ formData }) =>
      [...formData.matchAll(FILE_ADDRESS)].map(([, name = '']) => name),
    )
    const addresses = new Map<string, string>()
    for (const file of new Set(names)) addresses.set(file, await links.displayLinkTo({ file, user: actor.userId }))
    const pages = screen.pages.map((page) => ({
      ...page,
      formData: page.formData.replaceAll(FILE_ADDRESS, (whole, name: string) => addresses.get(name) ?? whole),
    }))
    return { ...screen, pages }
  }

  /** The screens of a link, with the portals that its creator may open; none of them is refused, as a screen alone is. */
  async function showShared(asked: Link, ip: string) {
    const { id, actor, isLocked, frameHosts, expireTime: end } = await shareOf(asked, ip)
    const expireTime = end.getTime()
    if (isLocked) return { isLocked, expireTime, frameHosts: '', screens: [] }
    const entries = await repository.listSharedScreens(id)
    const shown = await Promise.all(
      entries.map(async ({ screenId, seconds }) => ({
        seconds,
        screen: await showWithFiles(screenId, actor).catch((error: unknown) => {
          if (error instanceof AppError) return undefined
          throw error
        }),
      })),
    )
    const screens = shown.flatMap(({ screen, seconds }) => (screen ? [{ screen, seconds }] : []))
    if (screens.length === 0) throw new AppError('refused', 'screen.notGranted')
    return { isLocked, expireTime, frameHosts, screens }
  }

  /** Answers the right password of a link with what its calls demand from then on. Attempts are counted over all addresses. */
  async function unlock({ secret, password }: { secret: string; password: string }, ip: string) {
    const { id, passwordHash } = await shareOf({ secret }, ip)
    if (passwordHash === null) return { pass: '' }
    const subject = `screenShare:${id}`
    await guesses.claim(subject, ATTEMPTS)
    if (!(await passwordMatches(md5Of(password), passwordHash)))
      throw new AppError('invalidFields', 'screen.passwordWrong', { fields: { password: 'screen.passwordWrong' } })
    await guesses.reset(subject)
    return { pass: passOf(secret, passwordHash) }
  }

  /** The creator of a link to a screen that has this portal. */
  async function viewerOf({ screenId, portalId, ...link }: SharedPortal, ip: string): Promise<Actor> {
    const { id, actor, isLocked } = await shareOf(link, ip)
    if (isLocked) throw new AppError('refused', 'screen.passwordNeeded')
    if ((await repository.listSharedScreens(id)).every((one) => one.screenId !== screenId)) throw ended()
    const { pages } = await open(screenId, actor)
    if (pagesOf(pages).every((page) => page.portalId !== portalId)) throw new AppError('refused', 'portal.notGranted')
    return actor
  }

  return { listNodes, show, listShares, share, revoke, showShared, unlock, viewerOf }
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
