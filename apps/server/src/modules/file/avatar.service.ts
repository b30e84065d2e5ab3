import { createHash } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { AvatarUpload } from './file.schema.ts'
import { readImageFacts } from './image-type.ts'
import { shrink } from './images.ts'
import { avatarsInUse } from '../user/user.access.ts'

/** Width and height: what a browser unpacks into memory for each person in a list. */
const MAX_SIDE = 4096
const KEPT_SIDE = 512
const DAY = 24 * 60 * 60_000

/** Where a picture is read; empty when the person has none. */
export const avatarAddress = (name: string) => (name === '' ? '' : `/api/file/Image/userAvatar/${name}`)

/** Pictures of people, named after their content. */
export function createAvatarService({ db, now }: Pick<Deps, 'db' | 'now'>) {
  /** Stores a picture and says where it is; it goes again after a day unless somebody wears it. */
  async function store(given: Buffer): Promise<AvatarUpload> {
    const facts = readImageFacts(given)
    if (!facts) throw new AppError('refused', 'file.imageNotAllowed')
    if (Math.max(facts.width, facts.height) > MAX_SIDE)
      throw new AppError('refused', 'file.imageTooLarge', { params: { max: MAX_SIDE } })
    // Everybody sees it: without the place where it was taken, and no larger than anybody looks at it.
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
