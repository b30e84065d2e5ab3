import { afterEach, expect, it, vi } from 'vitest'
import { defineCatalogue } from '@sqos/contract/texts'
import { addCatalogue, createI18n } from './catalogue.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

function greetings() {
  const loaded: string[] = []
  const texts = (language: string, messages: Record<string, string>) => async () => {
    loaded.push(language)
    return { default: messages }
  }
  const catalogue = defineCatalogue('greetings', {
    zh: texts('zh', { hello: '你好，{{name}}' }),
    zhtw: texts('zhtw', { hello: '您好，{{name}}' }),
    en: texts('en', { hello: 'Hello, {{name}}', after: '' }),
  })
  return { catalogue, loaded }
}

it('loads the current language only, and another one after a change', async () => {
  const { catalogue, loaded } = greetings()

  const i18n = await createI18n({ language: 'zhtw', catalogues: [catalogue] })
  expect(i18n.t('greetings:hello', { name: '林' })).toBe('您好，林')
  expect(loaded).toEqual(['zhtw'])

  await i18n.changeLanguage('en')
  expect(i18n.t('greetings:hello', { name: '<Lin>' })).toBe('Hello, <Lin>')
  expect(i18n.t('greetings:after')).toBe('')
  expect(loaded).toEqual(['zhtw', 'en'])
})

it('two translators are independent', async () => {
  const { catalogue } = greetings()
  const first = await createI18n({ language: 'zh', catalogues: [catalogue] })
  const second = await createI18n({ language: 'en', catalogues: [catalogue] })

  expect(first.t('greetings:hello', { name: 'A' })).toBe('你好，A')
  expect(second.t('greetings:hello', { name: 'A' })).toBe('Hello, A')
})

it('the texts of zh are shown when those of the language cannot be loaded', async () => {
  const { catalogue } = greetings()
  catalogue.load.en = () => Promise.reject(new Error('offline'))

  const i18n = await createI18n({ language: 'en', catalogues: [catalogue] })

  expect(i18n.t('greetings:hello', { name: 'A' })).toBe('你好，A')
})

it('a catalogue added later works in every language', async () => {
  const { catalogue, loaded } = greetings()
  const i18n = await createI18n({ language: 'en', catalogues: [] })

  await addCatalogue(i18n, catalogue)
  await addCatalogue(i18n, catalogue)
  expect(i18n.t('greetings:hello', { name: 'A' })).toBe('Hello, A')
  expect(loaded).toEqual(['en'])

  await i18n.changeLanguage('zh')
  expect(i18n.t('greetings:hello', { name: 'A' })).toBe('你好，A')
})

it('a missing catalogue is reported once in development, with its remedy', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const released = await createI18n({ language: 'en', catalogues: [] })
  vi.stubEnv('NODE_ENV', 'production')
  await released.loadNamespaces('uploader')
  expect(warn).not.toHaveBeenCalled()

  vi.stubEnv('NODE_ENV', 'development')
  const i18n = await createI18n({ language: 'en', catalogues: [] })
  await i18n.loadNamespaces('uploader')
  await i18n.changeLanguage('zh')
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0]?.[0]).toMatch(/texts of "uploader" are missing.*Name uploaderCatalogue .*sqosCatalogues/)
})
