import { Button, InputNumber } from '@arco-design/web-react'
import { IconDelete, IconDown, IconPlus, IconUp } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from './catalogue.ts'
import styles from './DataScreenPage.module.css'
import { USUAL_SECONDS } from './use-screen-form.ts'

/** A portal or a screen with its time. */
export interface Step {
  id: string
  /** Null: as long as it takes by itself. */
  seconds: number | null
}

/** The most portals of a screen, and screens of a link. */
const MOST = 20

interface SequenceFieldProps {
  id?: string | undefined
  value: readonly Step[]
  onChange: (steps: Step[]) => void
  /** What can be added. */
  options: readonly { id: string; fullName: string }[]
  loading: boolean
  /** The texts of the button that adds one, and of an empty time; without the second a time is demanded. */
  texts: { add: string; noTime?: string }
  /** Id of the only one that stays. */
  keeps?: string
}

/** What is shown one after another: in their order, each with its time. */
export function SequenceField({ id, value, onChange, options, loading, texts, keeps }: SequenceFieldProps) {
  const { t } = useText(NAMESPACE)
  const nameOf = (one: string) => options.find((option) => option.id === one)?.fullName ?? t('gone', { id: one })
  const put = (index: number, seconds: number | null) =>
    onChange(value.map((step, at) => (at === index ? { ...step, seconds } : step)))

  function move(index: number, step: number) {
    const next = [...value]
    next.splice(index + step, 0, ...next.splice(index, 1))
    onChange(next)
  }

  return (
    <div className={styles.pages}>
      <ol className={styles.list}>
        {value.map((step, index) => {
          const name = nameOf(step.id)
          const isLast = step.id === keeps && value.filter((one) => one.id === keeps).length === 1
          return (
            // oxlint-disable-next-line react/no-array-index-key -- one may be in the list twice
            <li key={index} className={styles.line}>
              <span className={styles.name}>{name}</span>
              <InputNumber
                size="small"
                className={styles.seconds ?? ''}
                aria-label={t('page.seconds', { name })}
                min={5}
                max={3600}
                precision={0}
                suffix={t('page.unit')}
                {...(texts.noTime !== undefined && { placeholder: texts.noTime })}
                {...(step.seconds !== null && { value: step.seconds })}
                onChange={(next) =>
                  put(index, typeof next === 'number' ? next : texts.noTime === undefined ? USUAL_SECONDS : null)
                }
              />
              <Button
                type="text"
                size="small"
                icon={<IconUp />}
                disabled={index === 0}
                aria-label={t('page.up', { name })}
                onClick={() => move(index, -1)}
              />
              <Button
                type="text"
                size="small"
                icon={<IconDown />}
                disabled={index === value.length - 1}
                aria-label={t('page.down', { name })}
                onClick={() => move(index, 1)}
              />
              <Button
                type="text"
                size="small"
                icon={<IconDelete />}
                disabled={isLast}
                aria-label={t('page.remove', { name })}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              />
            </li>
          )
        })}
      </ol>
      <Select
        // Empty again after each choice, which goes into the list above.
        key={value.length}
        {...(id !== undefined && { id })}
        aria-label={texts.add}
        placeholder={texts.add}
        prefix={<IconPlus />}
        loading={loading}
        showSearch
        disabled={value.length >= MOST}
        options={options.map((option) => ({ value: option.id, label: option.fullName }))}
        onChange={(added: string) =>
          onChange([...value, { id: added, seconds: texts.noTime === undefined ? USUAL_SECONDS : null }])
        }
      />
    </div>
  )
}
