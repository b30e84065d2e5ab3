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

/** Numbers among which a browser searches where nobody failed yet. */
const BASE = 50_000

/** How often the search space doubles at most: 3.2 million numbers, some seconds of an ordinary computer. */
const MAX_DOUBLINGS = 6

const Solution = Type.Object({
  algorithm: Type.Literal('SHA-256'),
  challenge: Type.String({ maxLength: 64 }),
  number: Type.Integer({ minimum: 0 }),
  salt: Type.String({ maxLength: 300 }),
  signature: Type.String({ maxLength: 64 }),
})

/** For whom a proof is made. */
interface ProofSubject {
  /** The account as it was typed. */
  name: string
  /** Failed guesses that the proof has to outweigh. */
  failures: number
}

/**
 * Proofs of work after the protocol of ALTCHA: a browser searches the number behind a hash, the server verifies it with one
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

    /** Refuses unless `proof` solves a challenge of this account that was not used before and is hard enough by now. */
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
