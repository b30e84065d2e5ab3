import { asNumber } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../catalogue.ts'
import { changedAt, type Entry } from './entries.ts'
import { EntryTable, labelOf } from './EntryTable.tsx'

interface SearchRowsProps {
  chosen: readonly Entry[]
  possible: readonly Entry[]
  onChange: (chosen: readonly Entry[]) => void
}

/** Kinds of comparison that a condition can have. */
const SEARCH_TYPES = [1, 2, 3]

/** 查询字段: the conditions of the list. */
export function SearchRows({ chosen, possible, onChange }: SearchRowsProps) {
  const { t } = useText(NAMESPACE)
  return (
    <EntryTable
      title={t('list.searches')}
      chosen={chosen}
      possible={possible}
      onChange={onChange}
      headings={[t('list.searchType')]}
      cells={(entry, index) => [
        <Select
          key="type"
          size="mini"
          aria-label={t('list.searchTypeOf', { name: labelOf(entry) })}
          value={asNumber(entry['searchType']) ?? 1}
          options={SEARCH_TYPES.map((value) => ({ value, label: t(`list.search.${value}`) }))}
          onChange={(searchType: number) => onChange(changedAt(chosen, index, { searchType }))}
        />,
      ]}
    />
  )
}
