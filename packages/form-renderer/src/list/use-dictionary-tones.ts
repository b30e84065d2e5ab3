import { asList, asText, optionSource, type ListColumn, type OptionTone, optionTone, own } from '@sqos/form-model'
import { useWidgetServices } from '@sqos/form-widgets/services'
import { useEffect, useState } from 'react'

type Tones = ReadonlyMap<string, OptionTone>

const NONE: ReadonlyMap<string, Tones> = new Map()

/** The dictionary of a column; undefined for columns with other values or with several. */
function dictionaryOf({ item }: ListColumn): string | undefined {
  if (!item || item.table !== undefined || !item.kind.hasOptions || item.kind.isMultiple(item.node)) return undefined
  const source = optionSource(item.node)
  return source.type === 'dictionary' && source.dictionary !== '' ? source.dictionary : undefined
}

/** The labels with a meaning, also those below others. */
const tonesIn = (values: readonly unknown[]): readonly (readonly [string, OptionTone])[] =>
  values.flatMap((value) => {
    const label = asText(own(value, 'fullName'))
    const tone = optionTone(value)
    return [...(label && tone ? [[label, tone] as const] : []), ...tonesIn(asList(own(value, 'children')))]
  })

/** The colours of dictionary values for the columns that show them: column → label → meaning. */
export function useDictionaryTones(columns: readonly ListColumn[]): ReadonlyMap<string, Tones> {
  const { dictionary } = useWidgetServices()
  const [loaded, setLoaded] = useState(NONE)

  useEffect(
    function load() {
      const named = columns.flatMap((column) => {
        const name = dictionaryOf(column)
        return name === undefined ? [] : [{ prop: column.prop, name }]
      })
      if (!dictionary || named.length === 0) return
      const run = new AbortController()
      const ask = async () => {
        const answers = await Promise.allSettled(
          named.map(async ({ prop, name }) => {
            const values = await dictionary(name, { signal: run.signal })
            return [prop, new Map(tonesIn(values))] as const
          }),
        )
        if (run.signal.aborted) return
        // Without an answer the values stay plain text.
        const known = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
        setLoaded(new Map(known.filter(([, tones]) => tones.size > 0)))
      }
      void ask()
      return () => run.abort()
    },
    [columns, dictionary],
  )
  return loaded
}
