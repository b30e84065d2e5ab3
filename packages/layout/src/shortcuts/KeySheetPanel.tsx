import { useText } from '@sqos/i18n/react'
import { Fragment } from 'react'
import { FrameDialog } from '../dialog/FrameDialog.tsx'
import { keyNames } from './key-names.ts'
import styles from './KeySheet.module.css'

/** A group of shortcuts. */
export interface KeySection {
  title: string
  /** The shortcuts, each with one or more key combinations, such as `mod+k`. */
  rows: readonly { keys: readonly string[]; text: string }[]
}

export interface KeySheetProps {
  open: boolean
  onClose: () => void
  sections: readonly KeySection[]
}

/** Overview of all shortcuts. */
export function KeySheetPanel({ open, onClose, sections }: KeySheetProps) {
  const { t } = useText('layout')
  return (
    <FrameDialog open={open} onClose={onClose} title={t('keySheet')} placement="center">
      {sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h3 className={styles.title}>{section.title}</h3>
          <dl className={styles.rows}>
            {section.rows.map((row) => (
              <div key={row.text} className={styles.row}>
                <dt>{row.text}</dt>
                <dd className={styles.ways}>
                  {row.keys.map((keys, index) => (
                    <Fragment key={keys}>
                      {index > 0 && <span className={styles.or}>{t('key.or')}</span>}
                      <kbd className={styles.keys}>
                        {keyNames(keys).map((key) => (
                          <kbd key={key} className={styles.key}>
                            {key}
                          </kbd>
                        ))}
                      </kbd>
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </FrameDialog>
  )
}
