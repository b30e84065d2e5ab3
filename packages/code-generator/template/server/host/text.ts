import { readFileSync } from 'node:fs'
import { DEFAULT_LANGUAGE, languageOfTag, LANGUAGES, type Language } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
  }
}

export type TextParams = Readonly<Record<string, string | number>>

const readTexts = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../shared/locales/${language}.json`, import.meta.url), 'utf8'))

const TEXTS = new Map(LANGUAGES.map((language) => [language, readTexts(language)]))

/** The text of a key; the key itself without one. */
export function text(language: Language, key: string, params: TextParams = {}): string {
  const found = TEXTS.get(language)?.[key.replace(/^pages:/, '')] ?? key
  return found.replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => String(params[name] ?? hole))
}

/** Reads the language of each request. */
export function followLanguage(app: FastifyInstance) {
  app.decorateRequest('language', DEFAULT_LANGUAGE)
  app.addHook('onRequest', async (request) => {
    const tags = (request.headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '')
    request.language = tags.map(languageOfTag).find((language) => language !== undefined) ?? DEFAULT_LANGUAGE
  })
}
