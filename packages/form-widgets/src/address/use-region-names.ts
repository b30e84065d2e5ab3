import { useState } from 'react'
import { failureText } from '../options/use-options.ts'
import { useAnswer } from '../services/use-answer.ts'
import { useWidgetText } from '../texts/text-context.ts'
import type { ChosenRegion, RegionPath } from './region-path.ts'

/** The names of stored paths; chosen paths are known already. */
export function useRegionNames(paths: readonly RegionPath[]) {
  const { t } = useWidgetText()
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  const unknown = paths.filter((path) => path.some((id) => !known.has(id)))
  const answer = useAnswer(
    unknown.length > 0
      ? {
          key: `regionNames ${JSON.stringify(unknown)}`,
          ask: async (services, signal) => namesById(unknown, await services.regionNames(unknown, { signal })),
        }
      : undefined,
  )
  const asked = answer.status === 'ready' ? answer.data : undefined
  const nameOf = (id: string) => known.get(id) || asked?.get(id) || id

  return {
    nameOf,
    /** The text of a path: names separated by slashes. */
    textOf: (path: RegionPath) => path.map(nameOf).join('/'),
    isLoading: answer.status === 'loading',
    failure:
      answer.status === 'failed'
        ? { text: failureText(answer.error, t, 'address.nameFailed'), retry: answer.retry }
        : undefined,
    remember: (regions: readonly ChosenRegion[]) =>
      setKnown(new Map([...known, ...regions.map(({ id, fullName }): [string, string] => [id, fullName])])),
  }
}

/** Reads names; an unknown id has an empty name, invalid responses have none. */
function namesById(paths: readonly RegionPath[], names: unknown): ReadonlyMap<string, string> {
  const rows: readonly unknown[] = Array.isArray(names) ? names : []
  return new Map(
    paths.flatMap((path, row) => {
      const line: readonly unknown[] = Array.isArray(rows[row]) ? rows[row] : []
      return path.map((id, level): [string, string] => [id, textOf(line[level])])
    }),
  )
}

const textOf = (name: unknown) => (typeof name === 'string' ? name : '')
