import { LANGUAGES, pageTexts, type Language } from '@sqos/contract'
import { formModelCatalogue } from '@sqos/form-model'
import { validatorsCatalogue } from '@sqos/validators'
import { createInstance } from 'i18next'
import en from '../locales/en.json' with { type: 'json' }
import zh from '../locales/zh.json' with { type: 'json' }
import zhtw from '../locales/zhtw.json' with { type: 'json' }

const texts = createInstance({
  lng: 'zh',
  fallbackLng: 'zh',
  initAsync: false,
  keySeparator: false,
  interpolation: { escapeValue: false },
  resources: { zh: { translation: zh }, zhtw: { translation: zhtw }, en: { translation: en } },
})
void texts.init()
for (const language of LANGUAGES) {
  const { default: problems } = await validatorsCatalogue.load[language]()
  texts.addResourceBundle(language, 'validators', problems)
  const { default: ofForms } = await formModelCatalogue.load[language]()
  texts.addResourceBundle(language, 'formModel', flat(ofForms))
  const { default: ofPages } = await pageTexts[language]()
  texts.addResourceBundle(language, 'pages', ofPages)
}

/** `{ rule: { required } }` → `{ 'rule.required' }`: keys of the server are flat. */
function flat(nested: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(nested).flatMap(([name, value]: [string, unknown]): [string, string][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(flat(value, `${prefix}${name}.`))
        : [[prefix + name, String(value)]],
    ),
  )
}

/** Values put into a text; several are named one after the other. */
export type TextParams = Readonly<Record<string, string | number | readonly string[]>>

/** The message of `key` in the caller's language; `validators:code` is a text of the validators, `pages:key` a title of a page. */
export function text(language: Language, key: string, params: TextParams = {}): string {
  const comma = () => texts.t('comma', { lng: language })
  const said = Object.entries(params).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'object' ? value.join(comma()) : value,
  ])
  return texts.t(key, { lng: language, ...Object.fromEntries(said) })
}

/** True when `key` is one of the server's messages. */
export const isTextKey = (key: string) => texts.exists(key)

/** The language of an `Accept-Language` header: the first that we speak, else Chinese. */
export function requestLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const tag = part.split(';')[0]?.trim() ?? ''
    if (/^zh-?(tw|hk|mo|hant)/.test(tag)) return 'zhtw'
    if (tag.startsWith('zh')) return 'zh'
    if (tag.startsWith('en')) return 'en'
  }
  return 'zh'
}
