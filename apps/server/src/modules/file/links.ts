import { createHmac, timingSafeEqual } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'

/** How long a link works, in milliseconds. */
const LIFE = 60 * 60_000

const forWhom = { user: Type.String(), until: Type.Integer() }

/** What a link says: which file, or which in one archive, for whom, until when, and whether it may be shown in place. */
const Link = Type.Union([
  Type.Object({ file: Type.String(), inline: Type.Optional(Type.Boolean()), ...forWhom }),
  Type.Object({ files: Type.Array(Type.String()), ...forWhom }),
])
type Link = Static<typeof Link>

/** Links that say themselves what they are good for, and cannot be made by anybody else. */
export function createLinks({ db, now }: Pick<Deps, 'db' | 'now'>) {
  let secret: Promise<string> | undefined

  /** The signature of a text. All servers of a database sign alike. */
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

  /** True when `signature` is the one of `text`. */
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

  /** An address that hands out `file` to `user`. */
  const linkTo = ({ file, user, inline }: { file: string; user: string; inline?: boolean | undefined }) =>
    addressOf({ file, user, until: until(), ...(inline === true && { inline }) })

  /** An address that hands out `files` to `user` as one archive. */
  const packLinkTo = ({ files, user }: { files: string[]; user: string }) => addressOf({ files, user, until: until() })

  /** What a link says; refuses one that is not ours or is over. */
  async function open(sealed: string): Promise<Link> {
    const [text = '', signature = ''] = sealed.split('.')
    if (!(await isSigned(text, signature))) throw expired()
    const link = parse(Buffer.from(text, 'base64url').toString())
    if (!Value.Check(Link, link) || link.until < now().getTime()) throw expired()
    return link
  }

  return { linkTo, packLinkTo, open, seal, isSigned }
}

export type Links = ReturnType<typeof createLinks>

/** What a signed text says; the cookie for files is signed as well, and says nothing. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The refusal of a link. */
export const expired = () => new AppError('notFound', 'file.linkExpired')
