import { existsSync, readFileSync } from 'node:fs'
import { DEFAULT_LANGUAGE, languageOfTag, LANGUAGES, type Language } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
  }
}

export type TextParams = Readonly<Record<string, string | number>>

type Texts = Readonly<Record<string, string>>

/** A newer version of the packages may have a language that this application has no texts for. */
function readTexts(language: Language): Texts {
  const file = new URL(`../../shared/locales/${language}.json`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

const TEXTS = new Map(LANGUAGES.map((language) => [language, readTexts(language)]))

/** The text of a key, in English where the language has none; the key itself without one. */
export function text(language: Language, key: string, params: TextParams = {}): string {
  const name = key.replace(/^pages:/, '')
  const found = TEXTS.get(language)?.[name] ?? TEXTS.get('en')?.[name] ?? key
  return found.replaceAll(/\{\{(\w+)\}\}/g, (hole, param: string) => String(params[param] ?? hole))
}

/** Reads the language of each request. */
export function followLanguage(app: FastifyInstance) {
  app.decorateRequest('language', DEFAULT_LANGUAGE)
  app.addHook('onRequest', async (request) => {
    const tags = (request.headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '')
    request.language = tags.map(languageOfTag).find((language) => language !== undefined) ?? DEFAULT_LANGUAGE
  })
}
