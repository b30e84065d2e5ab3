import { expect, it } from 'vitest'
import { createSecrets } from './secrets.ts'

it('a sealed text opens with its key, for its purpose, and only unchanged', () => {
  const secrets = createSecrets({ secretKey: Buffer.alloc(32, 1) })
  const sealed = secrets.seal('密码', 'mail')

  expect(secrets.open(sealed, 'mail')).toBe('密码')
  expect(sealed).not.toBe(secrets.seal('密码', 'mail'))
  expect(secrets.open(sealed, 'other')).toBeUndefined()
  expect(createSecrets({ secretKey: Buffer.alloc(32, 2) }).open(sealed, 'mail')).toBeUndefined()
  expect(createSecrets({}).open(sealed, 'mail')).toBeUndefined()
  expect(secrets.open(`${sealed.slice(0, -2)}AA`, 'mail')).toBeUndefined()
  expect(() => createSecrets({}).seal('x', 'mail')).toThrow('SECRET_KEY')
})
