import { createHash } from 'node:crypto'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import { sql } from 'kysely'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { createAuthSecret } from './auth-secret.ts'
import type { ProofChallenge } from './auth.schema.ts'

const TTL = 300_000

/** Size of the search space without failed attempts. */
const BASE = 50_000

/** Maximum number of doublings of the search space: 3.2 million numbers, some seconds on an ordinary computer. */
const MAX_DOUBLINGS = 6

const Solution = Type.Object({
  algorithm: Type.Literal('SHA-256'),
  challenge: Type.String({ maxLength: 64 }),
  number: Type.Integer({ minimum: 0 }),
  salt: Type.String({ maxLength: 300 }),
  signature: Type.String({ maxLength: 64 }),
})

/** The account and the cost of a proof. */
interface ProofSubject {
  /** The account as typed. */
  name: string
  /** Number of failed attempts that increase the cost of the proof. */
  failures: number
}

/**
 * Proofs of work by the ALTCHA protocol: a browser searches the number behind a hash, the server verifies it with one
 * hash. A challenge is signed and not stored; its solution is stored until it expires, so that each is accepted once.
 */
export function createProofs({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const sign = createAuthSecret({ db })
  const readKey = async () => (await sign('proof')).toString('hex')

  return {
    /** A challenge that only this account can use; each failed guess doubles its cost. */
    async challenge({ name, failures }: ProofSubject): Promise<ProofChallenge> {
      const maxnumber = spaceAfter(failures)
      const { algorithm, challenge, salt, signature } = await createChallenge({
        hmacKey: await readKey(),
        maxnumber,
        expires: new Date(now().getTime() + TTL),
        params: { account: hashOfName(name), space: String(maxnumber) },
      })
      return { algorithm, challenge, salt, signature, maxnumber, seconds: TTL / 1000 }
    },

    /** Refuses unless `proof` solves a challenge of this account that was not used before and has the current cost. */
    async check(proof: string, { name, failures }: ProofSubject): Promise<void> {
      const solution = parse(proof)
      if (!solution || !(await verifySolution(solution, await readKey(), false)))
        throw new AppError('refused', 'auth.proofWrong')
      const { account, space, expires } = extractParams(solution)
      const expiresAt = new Date(Number(expires) * 1000)
      if (account !== hashOfName(name)) throw new AppError('refused', 'auth.proofWrong')
      if (expiresAt <= now() || Number(space) < spaceAfter(failures)) throw new AppError('refused', 'auth.proofExpired')
      const { rows } = await sql`
        insert into captchas (key, code, expires_at) values (${`proof:${solution.challenge}`}, '', ${expiresAt})
        on conflict (key) do nothing returning key`.execute(db)
      if (rows.length === 0) throw new AppError('refused', 'auth.proofExpired')
    },
  }
}

const spaceAfter = (failures: number) => BASE * 2 ** Math.min(failures, MAX_DOUBLINGS)

/** Names are compared in lower case; the hash keeps them out of the challenge and short. */
const hashOfName = (name: string) =>
  createHash('sha256').update(name.trim().toLowerCase()).digest('base64url').slice(0, 22)

function parse(proof: string): Static<typeof Solution> | undefined {
  try {
    const solution: unknown = JSON.parse(Buffer.from(proof, 'base64').toString())
    return Value.Check(Solution, solution) ? solution : undefined
  } catch {
    return undefined
  }
}
