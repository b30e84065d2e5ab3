import { hash, verify } from '@node-rs/argon2'

/**
 * Hash of a secret nobody knows, made with the options of `hashPassword`: checking it for an account that does not exist
 * takes as long as checking a real one.
 */
export const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$jtgBpm+4ToXRTR0jK9szAA$8liujNLC05Tm8fReSReSpVr2Bn6y2eTAdwLr7IJ6DG8'

/** Hash to store for a password; `md5` is what browsers send, in hexadecimal. */
export const hashPassword = (md5: string): Promise<string> => hash(md5.toLowerCase())

/** True when `md5` is the password behind `passwordHash`; works as long when there is no account at all. */
export async function passwordMatches(md5: string, passwordHash: string | undefined): Promise<boolean> {
  const right = await verify(passwordHash ?? DECOY_HASH, md5.toLowerCase())
  return right && passwordHash !== undefined
}
