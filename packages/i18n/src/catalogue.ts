import { LANGUAGES, type Language } from '@sqos/contract'
import { type BackendModule, createInstance, type i18n, type TFunction } from 'i18next'

/** The texts of one package in one language. */
export interface Messages {
  [key: string]: string | Messages
}

/** Where the texts of one package are found, language by language. */
export interface Catalogue {
  namespace: string
  load: Record<Language, () => Promise<{ default: Messages }>>
}

/** A translator with its languages; there may be several, none is global. */
export type I18n = i18n

/** Gives the text of a key, with `{{values}}` filled in. */
export type Translate = TFunction

const FALLBACK: Language = 'zh'

const cataloguesOf = new WeakMap<I18n, Map<string, Catalogue>>()

/** Names the texts of a package; nothing is loaded until a language is needed. */
export function defineCatalogue(namespace: string, load: Catalogue['load']): Catalogue {
  return { namespace, load }
}

/** A translator whose catalogues are ready in `language`; other languages load when it changes to them. */
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
    // Every key exists in every language (a test sees to it), so a second language is loaded only when one cannot be.
    fallbackLng: false,
    ns: [...known.keys()],
    defaultNS: false,
    // Some languages have no word where others have one.
    returnEmptyString: true,
    interpolation: { escapeValue: false },
  })
  return instance
}

/** Adds the texts of a page that was loaded later and waits until they are ready in the current language. */
export async function addCatalogue(instance: I18n, catalogue: Catalogue): Promise<void> {
  const known = cataloguesOf.get(instance)
  if (!known) {
    throw new Error(
      'i18n: addCatalogue() was given a translator that has no catalogues. ' +
        'Catalogues are kept per translator, and this one came from elsewhere. ' +
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
      readMessages(known.get(namespace), language)
        .then((messages) => done(null, messages))
        .catch((error: Error) => done(error, null))
    },
  }
}

async function readMessages(catalogue: Catalogue | undefined, name: string): Promise<Messages> {
  const language = LANGUAGES.find((one) => one === name) ?? FALLBACK
  if (!catalogue) return {}
  try {
    return (await catalogue.load[language]()).default
  } catch (error) {
    if (language === FALLBACK) throw error
    return (await catalogue.load[FALLBACK]()).default
  }
}
