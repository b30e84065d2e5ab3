import { type ChartPick, figuresOf, filterOf } from '@sqos/charts'
import { showToast } from '@sqos/ui-kit'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import type { DatasetResult } from '../document/dataset.ts'
import { textOf } from '../document/json.ts'
import { usePart } from './part-context.ts'
import { usePortalServices } from './services.ts'
import { usePortalStore } from './store-context.ts'
import { useDataset } from './use-dataset.ts'

/** What a chosen mark does: it opens the list with the same filter, or filters the other parts. undefined: nothing. */
export function usePick(): ((pick: ChartPick) => void) | undefined {
  const { t } = useText(NAMESPACE)
  const { item } = usePart()
  const { go, listAddress } = usePortalServices()
  const store = usePortalStore()
  const { definition, result } = useDataset()
  const action = textOf(item.raw['onPick']) || 'list'
  const modelId = definition?.modelId
  if (!result || !modelId || definition.kind !== 'model' || action === 'none') return undefined
  const groups = figuresOf(result, definition).groups
  if (!groups.some(({ field }) => field)) return undefined
  if (action === 'list' && !listAddress) return undefined

  return function pick({ name, series }: ChartPick) {
    const filters = filtersOf(result, { groups, name, series })
    if (action === 'filter') {
      const label = [name, groups[1] && series].filter(Boolean).join(' · ')
      return store.filterBy({ i: item.i, modelId, label, filters })
    }
    const all = [...(definition.filters ?? []), ...crossed(modelId), ...filters]
    void listAddress?.(modelId, all).then(
      (address) => (address ? go(address) : showToast({ kind: 'warning', text: t('drill.noList') })),
      () => showToast({ kind: 'error', text: t('drill.failed') }),
    )
  }

  function crossed(model: string) {
    return store
      .crossFilters()
      .filter((filter) => filter.i !== item.i && filter.modelId === model)
      .flatMap(({ filters }) => filters)
  }
}

function filtersOf(
  result: DatasetResult,
  {
    groups,
    name,
    series,
  }: { groups: ReturnType<typeof figuresOf>['groups']; name: string; series: string | undefined },
) {
  const [category, second] = groups
  return [
    ...namedFilters(result, category, name),
    ...(second && series !== undefined ? namedFilters(result, second, series) : []),
  ]
}

/** The filters of a group with the words of the chart, for the list that they lead to. */
function namedFilters(result: DatasetResult, column: Parameters<typeof filterOf>[1], text: string) {
  return filterOf(result, column, text).map((filter) => ({
    ...filter,
    label: column?.title ?? '',
    ...(filter.test === 'eq' && { text }),
  }))
}
