import { createHash } from 'node:crypto'

/** The MD5 that a browser sends for this password. */
export const md5 = (password: string) => createHash('md5').update(password).digest('hex')
