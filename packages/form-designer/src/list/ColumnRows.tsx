import { Input, InputNumber, Switch } from '@arco-design/web-react'
import { asBoolean, asNumber, asText, columnLook } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../catalogue.ts'
import { changedAt, type Entry } from './entries.ts'
import { EntryTable, labelOf } from './EntryTable.tsx'

interface ColumnRowsProps {
  chosen: readonly Entry[]
  possible: readonly Entry[]
  onChange: (chosen: readonly Entry[], merge?: string) => void
}

/** 列表字段: the columns of the list, their width, side and sorting. */
export function ColumnRows({ chosen, possible, onChange }: ColumnRowsProps) {
  const { t } = useText(NAMESPACE)
  return (
    <EntryTable
      title={t('list.columns')}
      chosen={chosen}
      possible={possible.map((entry) => ({ ...entry, ...columnLook(entry) }))}
      onChange={(next) => onChange(next)}
      headings={[t('list.heading'), t('list.align'), t('list.width'), t('list.sortable')]}
      cells={(entry, index) => {
        const name = labelOf(entry)
        const put = (changed: Entry, merge?: string) => onChange(changedAt(chosen, index, changed), merge)
        return [
          <Input
            key="label"
            size="mini"
            aria-label={t('list.headingOf', { name })}
            value={asText(entry['label']) ?? ''}
            onChange={(label) => put({ label }, `label ${index}`)}
          />,
          <Select
            key="align"
            size="mini"
            aria-label={t('list.alignOf', { name })}
            value={asText(entry['align']) ?? 'left'}
            options={['left', 'center', 'right'].map((value) => ({ value, label: t(`choice.align.${value}`) }))}
            onChange={(align: string) => put({ align })}
          />,
          <InputNumber
            key="width"
            size="mini"
            min={0}
            max={1000}
            placeholder={t('list.auto')}
            aria-label={t('list.widthOf', { name })}
            value={asNumber(entry['width']) || ''}
            onChange={(width) => put({ width: asNumber(width) ?? null }, `width ${index}`)}
          />,
          <Switch
            key="sortable"
            size="small"
            aria-label={t('list.sortableOf', { name })}
            checked={asBoolean(entry['sortable']) === true}
            onChange={(sortable) => put({ sortable })}
          />,
        ]
      }}
    />
  )
}
