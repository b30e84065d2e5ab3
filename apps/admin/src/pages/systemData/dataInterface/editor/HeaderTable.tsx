import { Button, Input } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { RowAction } from '@sqos/ui-kit/list'
import { NAMESPACE } from '../catalogue.ts'
import type { HeaderField } from '../use-interface-form.ts'
import styles from './Editor.module.css'

export interface HeaderTableProps {
  /** From the form item. */
  value?: HeaderField[] | undefined
  onChange?: ((value: HeaderField[]) => void) | undefined
}

const NONE: HeaderField[] = []

/** 接口headers: names and values of the headers of the call. */
export function HeaderTable({ value = NONE, onChange }: HeaderTableProps) {
  const { t } = useText(NAMESPACE)
  const change = (at: number, part: Partial<HeaderField>) =>
    onChange?.(value.map((header, index) => (index === at ? { ...header, ...part } : header)))

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no suggested tag is a group of rows
    <div className={styles.list} role="group" aria-label={t('field.requestHeaders')}>
      {value.map(({ field, defaultValue }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a header has no other key during the input
        <div key={index} className={styles.header}>
          <Input
            value={field}
            maxLength={100}
            placeholder={t('header.field')}
            aria-label={t('header.fieldAt', { place: index + 1 })}
            onChange={(name) => change(index, { field: name })}
          />
          <Input
            value={defaultValue}
            maxLength={2000}
            placeholder={t('header.value')}
            aria-label={t('header.valueAt', { place: index + 1 })}
            onChange={(text) => change(index, { defaultValue: text })}
          />
          <RowAction
            label={t('action.named', { action: t('action.remove'), name: field })}
            destroys
            onClick={() => onChange?.(value.filter((_, at) => at !== index))}
          >
            {t('action.remove')}
          </RowAction>
        </div>
      ))}
      <Button
        type="dashed"
        icon={<IconPlus aria-hidden="true" />}
        onClick={() => onChange?.([...value, { field: '', defaultValue: '' }])}
      >
        {t('header.create')}
      </Button>
    </div>
  )
}
