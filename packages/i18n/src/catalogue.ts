import { asLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@sqos/contract'
import type { Catalogue, Messages } from '@sqos/contract/texts'
import { type BackendModule, createInstance, type i18n, type TFunction } from 'i18next'

/** A translator with its languages. An application may have several; none is global. */
export type I18n = i18n

/** Returns the text of a key, with `{{values}}` filled in. */
export type Translate = TFunction

const cataloguesOf = new WeakMap<I18n, Map<string, Catalogue>>()

/** Creates a translator whose catalogues are loaded in `language`. Other languages load when the language changes. */
export async function createI18n({
  language,
  catalogues,
}: {
  language: Language
  catalogues: readonly Catalogue[]
}): Promise<I18n> {
  const known = new Map(catalogues.map((catalogue) => [catalogue.namespace, catalogue]))
  const instance = createInstance()
  cataloguesOf.set(instance, known)
  await instance.use(loader(known)).init({
    lng: language,
    supportedLngs: LANGUAGES,
    load: 'currentOnly',
    // Every key exists in every language (`pnpm check`, `withFallback`): i18next never has to load a second one.
    fallbackLng: false,
    ns: [...known.keys()],
    defaultNS: false,
    // Some languages have no word where others have one.
    returnEmptyString: true,
    interpolation: { escapeValue: false },
  })
  return instance
}

/** Adds the texts of a lazily loaded page. Resolves when they are loaded in the current language. */
export async function addCatalogue(instance: I18n, catalogue: Catalogue): Promise<void> {
  const known = cataloguesOf.get(instance)
  if (!known) {
    throw new Error(
      'i18n: addCatalogue() was given a translator that has no catalogues. ' +
        'Each translator keeps its own catalogues, and this one was not made by createI18n(). ' +
        'Pass the one that createI18n() returned.',
    )
  }
  known.set(catalogue.namespace, catalogue)
  await instance.loadNamespaces(catalogue.namespace)
}

function loader(known: ReadonlyMap<string, Catalogue>): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, done) => {
      // oxlint-disable promise/no-callback-in-promise -- the type of i18next's backends knows callbacks only
      const catalogue = known.get(namespace)
      // Written so that a bundler for production drops the warning; a page without a bundler has no `process`.
      if (!catalogue && typeof process !== 'undefined' && process.env.NODE_ENV === 'development')
        warnOfMissing(namespace)
      readMessages(catalogue, language)
        .then((messages) => done(null, messages))
        .catch((error: Error) => done(error, null))
    },
  }
}

const warned = new Set<string>()

/** Logs once per catalogue why keys are shown instead of texts. */
function warnOfMissing(namespace: string) {
  if (warned.has(namespace)) return
  warned.add(namespace)
  // oxlint-disable-next-line no-console -- the one way to reach the developer of an application
  console.warn(
    `i18n: the texts of "${namespace}" are missing, so keys are shown in their place. ` +
      `A component asked for them with useText('${namespace}'), and the catalogue is not among those of the translator. ` +
      `Name ${namespace === 'uiKit' ? 'uiKitLocales' : `${namespace}Catalogue`} of its package among the catalogues of createI18n(), ` +
      'or all of them with sqosCatalogues of @sqos/catalogues; a page that is loaded later awaits addCatalogue() first.',
  )
}

declare const process: { env: { NODE_ENV?: string } } | undefined

async function readMessages(catalogue: Catalogue | undefined, name: string): Promise<Messages> {
  return catalogue ? loadMessages(catalogue, asLanguage(name) ?? DEFAULT_LANGUAGE) : {}
}

/** The texts of a catalogue in a language; in another language when the files of this one cannot be loaded. */
export async function loadMessages(catalogue: Catalogue, language: Language): Promise<Messages> {
  const { load } = catalogue
  try {
    const loadTexts = load[language] ?? load.en ?? load[DEFAULT_LANGUAGE]
    return loadTexts ? (await loadTexts()).default : {}
  } catch (error) {
    if (language === DEFAULT_LANGUAGE) throw error
    return loadMessages(catalogue, DEFAULT_LANGUAGE)
  }
}
