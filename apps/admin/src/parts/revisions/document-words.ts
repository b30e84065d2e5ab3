import { useText } from '@sqos/i18n/react'
import { useMemo } from 'react'
import { NAMESPACE } from './catalogue.ts'
import { plainText, type DocumentWords } from './differences.ts'

type T = ReturnType<typeof useText>['t']

interface WordsOf {
  /** The name of a property. */
  property: (key: string) => string | undefined
  /** The name of an entry of a list, from its own values. */
  entry: (value: unknown) => string | undefined
  /** The name of a value that is one of few. */
  value?: (value: string, key: string) => string | undefined
}

/** A text that exists, or undefined. */
export function textIfAny(t: T, key: string): string | undefined {
  const found = t(key)
  return found === key || found.endsWith(`:${key}`) ? undefined : found
}

/** How a document is called in comparisons. Pass callbacks that stay the same. */
export function useDocumentWords({ property, entry, value }: WordsOf): DocumentWords {
  const { t } = useText(NAMESPACE)
  return useMemo(
    () => ({
      property: (key) => property(key) ?? key,
      entry: (one) => entry(one) ?? plainText(one, { yes: t('yes'), no: t('no') }),
      value: (one, key) =>
        (typeof one === 'string' ? value?.(one, key) : undefined) ?? plainText(one, { yes: t('yes'), no: t('no') }),
      order: t('order'),
    }),
    [property, entry, value, t],
  )
}
