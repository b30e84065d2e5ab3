import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const VERSION = 'v1'
const SEALED = /^v1(?:\.[\w-]+){2}\.[\w-]*$/

/** Secrets at rest: AES-256-GCM with the key of the configuration (`SECRET_KEY`). */
export interface Secrets {
  /** False without a key: nothing can be sealed or opened. */
  isReady: boolean
  /** Encrypts a text. `purpose` is authenticated with it: a secret that is copied to another place does not open there. */
  seal: (text: string, purpose: string) => string
  /** Decrypts a text; undefined without a key, with another key, for another purpose, or for a changed text. */
  open: (sealed: string, purpose: string) => string | undefined
  /** Whether a text is a sealed one, with whatever key. */
  isSealed: (text: string) => boolean
}

/** Seals and opens secrets. Without a key, `seal` throws: ask `isReady` before. */
export function createSecrets({ secretKey }: { secretKey?: Buffer | undefined }): Secrets {
  function seal(text: string, purpose: string): string {
    if (!secretKey) throw new Error('secrets: no key to encrypt with. The configuration has none. Set SECRET_KEY.')
    const nonce = randomBytes(12)
    const cipher = createCipheriv(ALGORITHM, secretKey, nonce).setAAD(Buffer.from(purpose))
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return [VERSION, ...[nonce, cipher.getAuthTag(), content].map((part) => part.toString('base64url'))].join('.')
  }

  function open(sealed: string, purpose: string): string | undefined {
    const [version, ...parts] = sealed.split('.')
    const [nonce, tag, content] = parts.map((part) => Buffer.from(part, 'base64url'))
    if (!secretKey || version !== VERSION || !nonce || !tag || !content) return undefined
    try {
      const decipher = createDecipheriv(ALGORITHM, secretKey, nonce, { authTagLength: 16 })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag)
      return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
    } catch {
      // Another key, another purpose, or a changed text.
      return undefined
    }
  }

  return { isReady: secretKey !== undefined, seal, open, isSealed: (text) => SEALED.test(text) }
}
