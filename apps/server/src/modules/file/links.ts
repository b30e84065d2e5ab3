import { createHmac, timingSafeEqual } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'

/** Lifetime of a link in milliseconds. */
const LIFE = 60 * 60_000

const recipient = { user: Type.String(), until: Type.Integer() }

/**
 * Content of a link: the file, the files of an archive, or a picture or video on a display without a session; the user with whose
 * rights it is read, the expiry, and whether inline display is allowed.
 */
const Link = Type.Union([
  Type.Object({ file: Type.String(), inline: Type.Optional(Type.Boolean()), ...recipient }),
  Type.Object({ files: Type.Array(Type.String()), ...recipient }),
  Type.Object({ display: Type.String(), ...recipient }),
])
type Link = Static<typeof Link>

/** Creates signed links. A link contains its own permissions and cannot be forged. */
export function createLinks({ db, now }: Pick<Deps, 'db' | 'now'>) {
  let secret: Promise<string> | undefined

  /** The signature of a text. All servers of a database use the same key. */
  async function sign(text: string): Promise<Buffer> {
    secret ??= db
      .selectFrom('fileSecret')
      .select('secret')
      .executeTakeFirstOrThrow()
      .then((row) => row.secret)
    try {
      return createHmac('sha256', await secret)
        .update(text)
        .digest()
    } catch (error) {
      secret = undefined
      throw error
    }
  }

  /** Whether `signature` matches the text. */
  async function isSigned(text: string, signature: string): Promise<boolean> {
    const [right, given] = [await sign(text), Buffer.from(signature, 'base64url')]
    return right.length === given.length && timingSafeEqual(right, given)
  }

  const seal = async (text: string) => `${text}.${(await sign(text)).toString('base64url')}`

  async function addressOf(link: Link): Promise<string> {
    const text = Buffer.from(JSON.stringify(link)).toString('base64url')
    return `/api/file/Download?encryption=${await seal(text)}`
  }

  const until = () => now().getTime() + LIFE

  /** A link by which `user` downloads `file`. */
  const linkTo = ({ file, user, inline }: { file: string; user: string; inline?: boolean | undefined }) =>
    addressOf({ file, user, until: until(), ...(inline === true && { inline }) })

  /** A link by which `user` downloads `files` as one archive. */
  const packLinkTo = ({ files, user }: { files: string[]; user: string }) => addressOf({ files, user, until: until() })

  /**
   * A link by which a display without a session shows a picture or video that `user` may read. The same within an hour, so that a display
   * that asks again keeps what it has loaded.
   */
  const displayLinkTo = ({ file, user }: { file: string; user: string }) =>
    addressOf({ display: file, user, until: (Math.floor(now().getTime() / LIFE) + 2) * LIFE })

  /** The content of a link; refuses forged and expired links. */
  async function open(sealed: string): Promise<Link> {
    const [text = '', signature = ''] = sealed.split('.')
    if (!(await isSigned(text, signature))) throw expired()
    const link = parse(Buffer.from(text, 'base64url').toString())
    if (!Value.Check(Link, link) || link.until < now().getTime()) throw expired()
    return link
  }

  return { linkTo, packLinkTo, displayLinkTo, open, seal, isSigned }
}

export type Links = ReturnType<typeof createLinks>

/** The content of a signed text; undefined for the file cookie, which is signed as well. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The error for an invalid or expired link. */
export const expired = () => new AppError('notFound', 'file.linkExpired')
