import { createHash } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { AvatarUpload } from './file.schema.ts'
import { readImageFacts } from './image-type.ts'
import { shrink } from './images.ts'
import { avatarsInUse } from '../user/user.access.ts'

/** Maximum width and height: a browser decodes every avatar of a list into memory. */
const MAX_SIDE = 4096
const KEPT_SIDE = 512
const DAY = 24 * 60 * 60_000

/** URL of an avatar; empty when the user has none. */
export const avatarAddress = (name: string) => (name === '' ? '' : `/api/file/Image/userAvatar/${name}`)

/** Avatars of users, named by a hash of their content. */
export function createAvatarService({ db, now }: Pick<Deps, 'db' | 'now'>) {
  /** Stores an image and returns its name and URL; it is deleted after a day unless a user has it as avatar. */
  async function store(given: Buffer): Promise<AvatarUpload> {
    const facts = readImageFacts(given)
    if (!facts) throw new AppError('refused', 'file.imageNotAllowed')
    if (Math.max(facts.width, facts.height) > MAX_SIDE)
      throw new AppError('refused', 'file.imageTooLarge', { params: { max: MAX_SIDE } })
    // Every user sees it: location data is removed, and the size is limited to what is displayed.
    const content = await shrink(given, { contentType: facts.contentType, side: KEPT_SIDE })
    if (!content) throw new AppError('refused', 'file.imageBroken')
    await dropUnused()
    const name = `${createHash('sha256').update(content).digest('hex')}.${facts.extension}`
    const createdAt = now()
    await db
      .insertInto('avatars')
      .values({ name, contentType: facts.contentType, content, createdAt })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ createdAt }))
      .execute()
    return { name, url: avatarAddress(name), fileSize: content.length }
  }

  const read = async (name: string) =>
    found(await db.selectFrom('avatars').selectAll().where('name', '=', name).executeTakeFirst())

  async function exists(name: string): Promise<boolean> {
    const row = await db.selectFrom('avatars').select('name').where('name', '=', name).executeTakeFirst()
    return row !== undefined
  }

  const dropUnused = () =>
    db
      .deleteFrom('avatars')
      .where('createdAt', '<', new Date(now().getTime() - DAY))
      .where('name', 'not in', avatarsInUse)
      .execute()

  return { store, read, exists }
}

export type AvatarService = ReturnType<typeof createAvatarService>
