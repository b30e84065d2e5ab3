import { IconCalendar, IconFontColors } from '@arco-design/web-react/icon'
import { useElement } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { useId } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { SourceField } from './design-services.ts'
import styles from './Designer.module.css'
import { useDragField } from './field-drag.ts'

/** The fields of the source of a block. They are dragged into its zones; by keys, each zone has a choice of them. */
export function FieldList({ fields }: { fields: readonly SourceField[] }) {
  const { t } = useText(NAMESPACE)
  const id = useId()
  if (fields.length === 0) return null
  return (
    <section className={styles.fields} aria-labelledby={id}>
      <h2 id={id} className={styles.fieldsTitle}>
        {t('design.sourceFields')}
        <span className={styles.fieldsHint}>{t('design.dragHint')}</span>
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by keys */}
      <ul className={styles.fieldNames} tabIndex={0} aria-labelledby={id}>
        {fields.map((field) => (
          <FieldName key={field.field} field={field} />
        ))}
      </ul>
    </section>
  )
}

function FieldName({ field: { field, label, type } }: { field: SourceField }) {
  const [element, ref] = useElement<HTMLLIElement>()
  const isDragged = useDragField(element, { field })
  return (
    <li ref={ref} className={styles.fieldName} title={label} data-dragging={isDragged || undefined}>
      <span className={styles.fieldType} aria-hidden="true">
        {type === 'number' ? '#' : type === 'moment' ? <IconCalendar /> : <IconFontColors />}
      </span>
      <span className={styles.cut}>{label}</span>
    </li>
  )
}
