import { Button } from '@arco-design/web-react'
import { IconDown, IconPlus, IconUp } from '@arco-design/web-react/icon'
import type { InterfaceParameter } from '@sqos/api-client/data-interface'
import { useText } from '@sqos/i18n/react'
import { RowAction, RowActions } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Editor.module.css'
import { ParameterDialog } from './ParameterDialog.tsx'

export interface ParameterTableProps {
  /** Defined where a name can be inserted into a statement. */
  onChoose?: ((name: string) => void) | undefined
  /** From the form item. */
  value?: InterfaceParameter[] | undefined
  onChange?: ((value: InterfaceParameter[]) => void) | undefined
}

const NONE: InterfaceParameter[] = []

/** 接口参数: added, edited, ordered, and inserted into the statement by name. */
export function ParameterTable({ onChoose, value = NONE, onChange }: ParameterTableProps) {
  const { t } = useText(NAMESPACE)
  const [dialog, setDialog] = useState<{ index: number | undefined; open: boolean }>()
  const edited = dialog?.index === undefined ? undefined : value[dialog.index]

  function save(parameter: InterfaceParameter) {
    const at = dialog?.index
    onChange?.(at === undefined ? [...value, parameter] : value.map((one, index) => (index === at ? parameter : one)))
  }
  const remove = (at: number) => onChange?.(value.filter((_, index) => index !== at))
  function move(at: number, by: -1 | 1) {
    const next = [...value]
    const [taken] = next.splice(at, 1)
    if (taken) next.splice(at + by, 0, taken)
    onChange?.(next)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no suggested tag is a group of rows
    <div className={styles.list} role="group" aria-label={t('field.requestParameters')}>
      {value.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('parameter.field')}</th>
              <th scope="col">{t('parameter.dataType')}</th>
              <th scope="col">{t('parameter.required')}</th>
              <th scope="col">{t('parameter.defaultValue')}</th>
              <th scope="col">{t('parameter.fieldName')}</th>
              <th scope="col">{t('column.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {value.map((parameter, index) => (
              <tr key={parameter.id}>
                <th scope="row">
                  {onChoose ? (
                    <button
                      type="button"
                      className={styles.insert}
                      title={t('insertParameter', { name: parameter.field })}
                      onClick={() => onChoose(parameter.field)}
                    >
                      {parameter.field}
                    </button>
                  ) : (
                    parameter.field
                  )}
                </th>
                <td>{t(`parameterType.${parameter.dataType}`)}</td>
                <td>{t(parameter.required === 1 ? 'yes' : 'no')}</td>
                <td>{parameter.defaultValue}</td>
                <td>{parameter.fieldName}</td>
                <td>
                  <RowActions>
                    <Button
                      type="text"
                      size="small"
                      iconOnly
                      icon={<IconUp aria-hidden="true" />}
                      aria-label={t('moveUp', { name: parameter.field })}
                      disabled={index === 0}
                      onClick={() => move(index, -1)}
                    />
                    <Button
                      type="text"
                      size="small"
                      iconOnly
                      icon={<IconDown aria-hidden="true" />}
                      aria-label={t('moveDown', { name: parameter.field })}
                      disabled={index === value.length - 1}
                      onClick={() => move(index, 1)}
                    />
                    <RowAction
                      label={t('action.named', { action: t('action.edit'), name: parameter.field })}
                      onClick={() => setDialog({ index, open: true })}
                    >
                      {t('action.edit')}
                    </RowAction>
                    <RowAction
                      label={t('action.named', { action: t('action.remove'), name: parameter.field })}
                      destroys
                      onClick={() => remove(index)}
                    >
                      {t('action.remove')}
                    </RowAction>
                  </RowActions>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Button
        type="dashed"
        icon={<IconPlus aria-hidden="true" />}
        onClick={() => setDialog({ index: undefined, open: true })}
      >
        {t('parameter.create')}
      </Button>
      {dialog && (
        <ParameterDialog
          open={dialog.open}
          edited={edited}
          taken={value.filter((_, index) => index !== dialog.index).map(({ field }) => field)}
          onSave={save}
          onClose={() => setDialog({ ...dialog, open: false })}
        />
      )}
    </div>
  )
}
