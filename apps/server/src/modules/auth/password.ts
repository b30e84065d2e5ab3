import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../platform/errors.ts'
import { createQueue } from '../../platform/queue.ts'

/**
 * Hash of an unknown secret, with the options of `hashPassword`: verifying it for a non-existing account takes as long
 * as verifying a real one.
 */
export const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$jtgBpm+4ToXRTR0jK9szAA$8liujNLC05Tm8fReSReSpVr2Bn6y2eTAdwLr7IJ6DG8'

/** Hashes passwords on half of the processors: the other half serves other requests. */
const queue = createQueue({
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting: 50,
  refuse: () => new AppError('tooManyRequests', 'error.tooManyRequests', { params: { seconds: 3 } }),
})

/** Hash to store for a password; `md5` is what browsers send, in hexadecimal. */
export const hashPassword = (md5: string): Promise<string> => hash(md5.toLowerCase())

/**
 * Whether `md5` is the password of `passwordHash`; takes as long when the account does not exist. Throws
 * `tooManyRequests` when too many callers wait.
 */
export async function passwordMatches(md5: string, passwordHash: string | undefined): Promise<boolean> {
  const right = await queue.run(() => verify(passwordHash ?? DECOY_HASH, md5.toLowerCase()))
  return right && passwordHash !== undefined
}
