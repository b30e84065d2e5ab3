import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { passwordStrength } from './strength.ts'
import styles from './StrengthMeter.module.css'

const PARTS = [1, 2, 3, 4]

/** Strength of the new password as text and four bars; empty without input. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useText(NAMESPACE)
  const strength = passwordStrength(password)
  return (
    <output className={styles['meter']} data-strength={strength} aria-label={t('strength')}>
      {strength > 0 && (
        <>
          <span className={styles['bars']} aria-hidden>
            {PARTS.map((part) => (
              <span key={part} className={styles['bar']} data-filled={part <= strength} />
            ))}
          </span>
          <span>{t(`strength${strength}`)}</span>
        </>
      )}
    </output>
  )
}
