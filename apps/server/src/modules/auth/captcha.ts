import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'

const TTL = 300_000

/** Images of letters for the user to type; each is accepted once. */
export function createCaptchas({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return {
    /** Draws a new captcha under `key` and returns it as SVG. */
    async draw(key: string, size: number): Promise<string> {
      // Loaded with the first picture: its font parser takes memory, and most sign-ins prove themselves without one.
      const { default: svgCaptcha } = await import('svg-captcha')
      const { text, data } = svgCaptcha.create({
        size,
        noise: 2,
        color: true,
        background: '#f2f3f5',
        ignoreChars: '0oO1iIlL',
      })
      const code = text.toLowerCase()
      const expiresAt = new Date(now().getTime() + TTL)
      await db
        .insertInto('captchas')
        .values({ key, code, expiresAt })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ code, expiresAt }))
        .execute()
      return data
    },

    /**
     * Refuses a `code` that does not match the captcha of `key`. The captcha can be used once, whether right or wrong.
     */
    async check({ key = '', code = '' }: { key?: string | undefined; code?: string | undefined }) {
      if (code.trim() === '') throw new AppError('refused', 'auth.captchaRequired')
      const captcha = await db.deleteFrom('captchas').where('key', '=', key).returningAll().executeTakeFirst()
      if (!captcha || captcha.expiresAt <= now()) throw new AppError('refused', 'auth.captchaExpired')
      if (captcha.code !== code.trim().toLowerCase()) throw new AppError('refused', 'auth.captchaWrong')
    },
  }
}

export type Captchas = ReturnType<typeof createCaptchas>
