import { Button, Input } from '@arco-design/web-react'
import { IconDelete, IconPlus } from '@arco-design/web-react/icon'
import { asList, asText, isRecord, own } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../../catalogue.ts'
import type { EditorProps } from '../PropertyRow.tsx'
import styles from './Editors.module.css'
import { useModelFields } from './reference-editors.tsx'

/** The columns of the picker's table: key and heading. */
export function ColumnsEditor({ value, item, onChange }: EditorProps<'columns'>) {
  const { t } = useText(NAMESPACE)
  const isModel = item?.kind.records === 'model'
  const { choices } = useModelFields(isModel ? (asText(item.node.modelId) ?? '') : '')
  const columns = asList(value)
  const put = (index: number, changed: Record<string, unknown>) =>
    onChange(
      columns.map((column, at) => (at === index ? { ...(isRecord(column) && column), ...changed } : column)),
      { typed: true },
    )

  return (
    <div className={styles.rows}>
      {columns.map((column, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- keys may repeat one another while they are written
        <div key={index} className={styles.option}>
          {isModel ? (
            <Select
              size="small"
              aria-label={t('columns.key', { number: index + 1 })}
              options={choices.map(({ id, label }) => ({ value: id, label }))}
              value={asText(own(column, 'value')) ?? ''}
              onChange={(next: string) =>
                put(index, { value: next, label: choices.find(({ id }) => id === next)?.label ?? next })
              }
            />
          ) : (
            <Input
              size="small"
              aria-label={t('columns.key', { number: index + 1 })}
              placeholder={t('columns.keyHint')}
              value={asText(own(column, 'value')) ?? ''}
              onChange={(next) => put(index, { value: next })}
            />
          )}
          <Input
            size="small"
            aria-label={t('columns.label', { number: index + 1 })}
            placeholder={t('columns.labelHint')}
            value={asText(own(column, 'label')) ?? ''}
            onChange={(label) => put(index, { label })}
          />
          <Button
            size="mini"
            type="text"
            icon={<IconDelete aria-hidden="true" />}
            aria-label={t('columns.remove', { number: index + 1 })}
            onClick={() => onChange(columns.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        size="small"
        type="dashed"
        long
        icon={<IconPlus aria-hidden="true" />}
        onClick={() => onChange([...columns, { value: '', label: '' }])}
      >
        {t('columns.add')}
      </Button>
    </div>
  )
}
