import { useWidgetText } from '../texts/text-context.ts'
import styles from './OptionsState.module.css'
import type { Options } from './use-options.ts'

/** The content of an empty option list: loading, or no options. */
export function OptionsState({ options: { list, isLoading, failure } }: { options: Options }) {
  const { t } = useWidgetText()
  if (list.length > 0 || failure) return null
  return <span className={styles.state}>{t(isLoading ? 'options.loading' : 'options.empty')}</span>
}
