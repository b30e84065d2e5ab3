import { TimePicker } from '@arco-design/web-react'
import { useState } from 'react'
import { forArco } from '../base/for-arco.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './TimeSheet.module.css'

interface TimeSheetProps {
  /** Names of the times: one, or both ends of a range. */
  names: readonly string[]
  values: readonly (string | undefined)[]
  format: string
  /** Times that the lists must not offer. */
  limits?: object | undefined
  onConfirm: (values: readonly string[]) => void
}

/** The lists of hours, minutes and seconds in the sheet of a phone. Nothing changes before the button is pressed. */
export function TimeSheet({ names, values, format, limits, onConfirm }: TimeSheetProps) {
  const { t } = useWidgetText()
  const [chosen, setChosen] = useState(values)
  const times = names.flatMap((_, place) => chosen[place] ?? [])

  return (
    <div className={styles.times}>
      {names.map((name, place) => (
        <section key={name} aria-label={name}>
          {names.length > 1 && (
            <div className={styles.name} aria-hidden>
              {name}
            </div>
          )}
          <TimePicker
            {...limits}
            triggerElement={null}
            popupVisible
            disableConfirm
            showNowBtn={false}
            hideDisabledOptions
            format={format}
            value={forArco(chosen[place])}
            onChange={(text) => setChosen(names.map((_, at) => (at === place ? text : chosen[at])))}
          />
        </section>
      ))}
      <button
        type="button"
        className={styles.confirm}
        disabled={times.length < names.length}
        onClick={() => onConfirm(times)}
      >
        {t('dialog.confirm')}
      </button>
    </div>
  )
}
