import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageOfTag, pageTexts } from '@sqos/contract'
import { formModelCatalogue } from '@sqos/form-model'
import { defineCatalogue, loadMessages } from '@sqos/i18n'
import { validatorsCatalogue } from '@sqos/validators'
import { workflowModelCatalogue } from '@sqos/workflow-model'
import { createInstance } from 'i18next'
import { texts as ownTexts } from '../locales/texts.generated.ts'

const texts = createInstance({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  initAsync: false,
  keySeparator: false,
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, { translation: ownTexts[language] }])),
})
void texts.init()

const pageCatalogue = defineCatalogue('pages', pageTexts)
for (const language of LANGUAGES) {
  texts.addResourceBundle(language, 'validators', await loadMessages(validatorsCatalogue, language))
  texts.addResourceBundle(language, 'formModel', flat(await loadMessages(formModelCatalogue, language)))
  texts.addResourceBundle(language, 'workflowModel', flat(await loadMessages(workflowModelCatalogue, language)))
  texts.addResourceBundle(language, 'pages', await loadMessages(pageCatalogue, language))
}

/** `{ rule: { required } }` → `{ 'rule.required' }`: the server's keys are flat. */
function flat(nested: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(nested).flatMap(([name, value]: [string, unknown]): [string, string][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(flat(value, `${prefix}${name}.`))
        : [[prefix + name, String(value)]],
    ),
  )
}

/** Parameters of a message; a list is joined by commas. */
export type TextParams = Readonly<Record<string, string | number | readonly string[]>>

/**
 * The message of `key` in the given language; `validators:code` is a text of the validators, `pages:key` a title of a
 * page.
 */
export function text(language: Language, key: string, params: TextParams = {}): string {
  const comma = () => texts.t('comma', { lng: language })
  const values = Object.entries(params).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'object' ? value.join(comma()) : value,
  ])
  return texts.t(key, { lng: language, ...Object.fromEntries(values) })
}

/** Whether `key` is one of the server's messages. */
export const isTextKey = (key: string) => texts.exists(key)

/** The language of an `Accept-Language` header: the first supported one, or the default language. */
export function requestLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const language = languageOfTag(part.split(';')[0]?.trim() ?? '')
    if (language) return language
  }
  return DEFAULT_LANGUAGE
}
