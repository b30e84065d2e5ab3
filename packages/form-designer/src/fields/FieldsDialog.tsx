import { Empty, Modal, Switch } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { memo } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { DesignerStore } from '../store/designer-store.ts'
import { useDesigner, useDesignerStore } from '../store/use-designer.ts'
import { FIELD_FLAGS, type FieldFlag, type FieldLine, fieldLines, hasFlag, isSet, withFlag } from './fields-table.ts'
import styles from './FieldsDialog.module.css'

/** Whether roles are granted single fields. */
export interface FieldPermission {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** 字段权限: for every field its visibility, whether it is disabled or required, and its permission code. */
export function FieldsDialog({
  permission,
  onClose,
}: {
  permission?: FieldPermission | undefined
  onClose: () => void
}) {
  const { t } = useText(NAMESPACE)
  const store = useDesignerStore()
  const lines = useDesigner((state) => state.form)
  const fields = fieldLines(lines)

  return (
    <Modal
      visible
      title={t('fields.title')}
      style={{ inlineSize: 'min(960px, calc(100vw - 32px))' }}
      footer={null}
      onCancel={onClose}
    >
      {permission && (
        <label className={styles.permission}>
          <Switch size="small" checked={permission.isOn} onChange={permission.onChange} />
          <span>
            {t('property.useFormPermission')}
            <span className={styles.hint}>{t(permission.isOn ? 'fields.on' : 'fields.off')}</span>
          </span>
        </label>
      )}
      {fields.length === 0 ? (
        <Empty description={t('outline.empty')} />
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={t('fields.title')}>
            <thead>
              <tr>
                <th scope="col">{t('list.field')}</th>
                <th scope="col">{t('fields.code')}</th>
                {FIELD_FLAGS.map((flag) => (
                  <Heading key={flag} flag={flag} fields={fields} store={store} />
                ))}
              </tr>
            </thead>
            <tbody>
              {fields.map((line) => (
                <Line key={line.item.key} line={line} store={store} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Modal>
  )
}

/** A heading with a checkbox for the whole column. */
function Heading({ flag, fields, store }: { flag: FieldFlag; fields: readonly FieldLine[]; store: DesignerStore }) {
  const { t } = useText(NAMESPACE)
  const items = fields.map(({ item }) => item).filter((item) => hasFlag(item, flag))
  const count = items.filter((item) => isSet(item, flag)).length
  const isAll = count > 0 && count === items.length
  return (
    <th scope="col" className={styles.flag}>
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !isAll
          }}
          disabled={items.length === 0}
          onChange={() =>
            store.change(
              items.map(({ key }) => key),
              (node) => withFlag(node, flag, !isAll),
            )
          }
        />
        {t(`fields.${flag}`)}
      </label>
    </th>
  )
}

const Line = memo(
  function Line({ line: { item, code }, store }: { line: FieldLine; store: DesignerStore }) {
    const { t } = useText(NAMESPACE)
    return (
      <tr>
        <th scope="row" data-inside={item.table !== undefined || undefined}>
          {item.label}
        </th>
        <td>
          <code className={styles.code}>{code}</code>
        </td>
        {FIELD_FLAGS.map((flag) => (
          <td key={flag} className={styles.flag}>
            {hasFlag(item, flag) && (
              <input
                type="checkbox"
                aria-label={`${item.label} ${t(`fields.${flag}`)}`}
                checked={isSet(item, flag)}
                onChange={({ target }) => store.change(item.key, (node) => withFlag(node, flag, target.checked))}
              />
            )}
          </td>
        ))}
      </tr>
    )
  },
  (before, after) => before.line.item.node === after.line.item.node && before.line.item.key === after.line.item.key,
)
