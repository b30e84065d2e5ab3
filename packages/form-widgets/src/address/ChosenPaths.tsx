import { IconClose } from '@arco-design/web-react/icon'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './ChosenPaths.module.css'
import type { RegionPath } from './region-path.ts'

interface ChosenPathsProps {
  paths: readonly RegionPath[]
  textOf: (path: RegionPath) => string
  onRemove: (path: RegionPath) => void
}

/** The chosen paths, each with a remove button. */
export function ChosenPaths({ paths, textOf, onRemove }: ChosenPathsProps) {
  const { t } = useWidgetText()
  if (paths.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('address.chosen')}>
      {paths.map((path) => (
        <li key={path.join('/')} className={styles.path}>
          {textOf(path)}
          <button
            type="button"
            className={styles.remove}
            aria-label={t('address.remove', { name: textOf(path) })}
            onClick={() => onRemove(path)}
          >
            <IconClose aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
